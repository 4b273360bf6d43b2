/** A shape as JSON Schema. The guards count lengths in UTF-16 units; a schema counts characters, of which there are never more. */
function ofShape(shape) {
  switch (shape.type) {
    case 'string':
      return { type: 'string', maxLength: shape.max, ...(shape.values && { enum: shape.values }) };
    case 'path':
      return {
        type: 'string',
        maxLength: shape.max,
        description: 'An address of the portal below /learn; any other is answered forbidden_target.',
      };
    case 'number':
      return { type: 'number', minimum: shape.min, maximum: shape.max };
    case 'boolean':
      return { type: 'boolean' };
    case 'names':
      return { type: 'array', maxItems: shape.max, items: { type: 'string', maxLength: 100 } };
    case 'numbers':
      return { type: 'array', maxItems: shape.max, items: { type: 'number' } };
    case 'texts':
      return {
        type: 'object',
        maxProperties: shape.max,
        propertyNames: { maxLength: 100 },
        additionalProperties: { type: 'string', maxLength: 2000 },
      };
    case 'fields':
      return ofFields(shape.fields);
    case 'data':
      return { description: 'Plain data.' };
    default:
      throw new Error(`No schema for ${shape.type}.`);
  }
}

function ofFields(fields) {
  const required = Object.keys(fields).filter((name) => !fields[name].optional);
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, ofShape(shape)])),
  };
}

/** The JSON Schema of every message of the protocol (CHAN-5). Fields that it does not name are allowed, and ignored. */
export function protocolSchema({ envelope, handshake, frameMessages, hostMessages, bridgeMessages }) {
  const message = (kind, name, fields, more = {}) => {
    const needsBody = Object.values(fields).some(({ optional }) => !optional);
    const required = [
      'kind',
      ...(name ? ['name'] : []),
      ...(kind === 'reply' ? ['re'] : []),
      ...(needsBody ? ['body'] : []),
    ];
    return {
      ...more,
      $ref: '#/$defs/envelope',
      required,
      properties: { kind: { const: kind }, ...(name && { name: { const: name } }), body: ofFields(fields) },
    };
  };
  const own = ofFields(envelope);
  const defs = {
    envelope: {
      ...own,
      required: ['ns', 'v', ...own.required],
      properties: { ns: { const: 'lectern' }, v: { const: 1 }, ...own.properties },
    },
  };
  for (const [kind, fields] of Object.entries(handshake)) defs[kind] = message(kind, null, fields);
  for (const [side, table] of Object.entries({ frame: frameMessages, host: hostMessages, bridge: bridgeMessages })) {
    for (const [name, { kind, body, reply, summary }] of Object.entries(table)) {
      const key = side === 'bridge' ? name : `${side}.${name}`;
      defs[key] = message(kind, name, body, { description: summary });
      if (kind === 'call') defs[`${key}.reply`] = message('reply', null, reply ?? {});
    }
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Lectern: messages between a framed page and its host, version 1',
    description:
      'Names of definitions that begin with "frame." are sent by the page in the frame, ' +
      'with "host." by its host, with "bridge." by the helper page.',
    anyOf: Object.keys(defs)
      .filter((name) => name !== 'envelope')
      .map((name) => ({ $ref: `#/$defs/${name}` })),
    $defs: defs,
  };
}
