/** As much of JSON Schema as the published one uses; anything else in it throws. */
export type Schema = Readonly<Record<string, unknown>>;

type Test = (
  rule: never,
  value: unknown,
  check: (schema: Schema, value: unknown) => boolean,
  schema: Schema,
) => boolean;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
const own = (value: Readonly<Record<string, unknown>>, name: string) =>
  Object.prototype.propertyIsEnumerable.call(value, name) && value[name] !== undefined;
const ignored: Test = () => true;

const tests: Readonly<Record<string, Test>> = {
  type: (rule: string, value) => typeOf(value) === rule,
  const: (rule: unknown, value) => value === rule,
  enum: (rule: readonly unknown[], value) => rule.includes(value),
  maxLength: (rule: number, value) => typeof value !== 'string' || [...value].length <= rule,
  minimum: (rule: number, value) => typeof value !== 'number' || value >= rule,
  maximum: (rule: number, value) => typeof value !== 'number' || value <= rule,
  maxItems: (rule: number, value) => !Array.isArray(value) || value.length <= rule,
  items: (rule: Schema, value, check) => !Array.isArray(value) || value.every((item) => check(rule, item)),
  maxProperties: (rule: number, value) => !isRecord(value) || Object.keys(value).length <= rule,
  propertyNames: (rule: Schema, value, check) =>
    !isRecord(value) || Object.keys(value).every((name) => check(rule, name)),
  additionalProperties: (rule: Schema, value, check) =>
    !isRecord(value) || Object.values(value).every((item) => check(rule, item)),
  required: (rule: readonly string[], value) => isRecord(value) && rule.every((name) => own(value, name)),
  properties: (rule: Readonly<Record<string, Schema>>, value, check) =>
    !isRecord(value) || Object.entries(rule).every(([name, schema]) => !own(value, name) || check(schema, value[name])),
  description: ignored,
};

/** Whether a value fits a definition of the schema. */
export function matchesSchema(root: Schema, name: string, value: unknown): boolean {
  const definitions = root['$defs'] as Readonly<Record<string, Schema>>;
  const check = (schema: Schema, item: unknown): boolean =>
    Object.entries(schema).every(([keyword, rule]) => {
      if (keyword === '$ref') return check(definitions[String(rule).replace('#/$defs/', '')]!, item);
      const test = tests[keyword];
      if (!test) throw new Error(`The schema says ${keyword}, which this test does not know.`);
      return test(rule as never, item, check, schema);
    });
  return check(definitions[name]!, value);
}
