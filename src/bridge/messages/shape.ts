/** Shape of one value of a message. Guards, types and the published JSON Schema are all made from it. */
export type Shape =
  /** Text of at most `max` UTF-16 units; one of `values` where they are given. */
  | { readonly type: 'string'; readonly max: number; readonly values?: readonly string[]; readonly optional?: true }
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly optional?: true }
  | { readonly type: 'boolean'; readonly optional?: true }
  /** Texts by name: at most `max` of them, 2000 units each, as paths and queries are. */
  | { readonly type: 'texts'; readonly max: number; readonly optional?: true }
  /** An address of the portal below `/learn`; any other is answered `forbidden_target` (CHAN-8). */
  | { readonly type: 'path'; readonly max: number; readonly optional?: true }
  /** At most `max` short texts, 100 units each. */
  | { readonly type: 'names'; readonly max: number; readonly optional?: true }
  /** At most `max` numbers. */
  | { readonly type: 'numbers'; readonly max: number; readonly optional?: true }
  | { readonly type: 'fields'; readonly fields: Fields; readonly optional?: true }
  /** Plain data of any shape; the size of the whole message bounds it. */
  | { readonly type: 'data'; readonly optional?: true };

/** Shape of a body: its fields by name. Fields that are not named are ignored (CHAN-3). */
export type Fields = Readonly<Record<string, Shape>>;

/** One message of the protocol. */
export interface MessageSpec {
  /** A `call` is answered once; an `event` is not. */
  readonly kind: 'event' | 'call';
  readonly body: Fields;
  /** The fields of the reply to a call; a call without them gets an empty reply. */
  readonly reply?: Fields;
  /** The host has to grant it: without its capability in `welcome` a call is answered `unauthorized`. */
  readonly granted?: true;
  /** Of several waiting messages only the newest is sent. */
  readonly latest?: true;
}

export type Messages = Readonly<Record<string, MessageSpec>>;

type ValueOf<S extends Shape> = S extends { readonly values: readonly (infer V)[] }
  ? V
  : S extends { readonly fields: infer F extends Fields }
    ? BodyOf<F>
    : {
        readonly path: string;
        readonly names: readonly string[];
        readonly numbers: readonly number[];
        readonly fields: never;
        readonly string: string;
        readonly number: number;
        readonly boolean: boolean;
        readonly texts: Readonly<Record<string, string>>;
        readonly data: unknown;
      }[S['type']];

/** The type of a body with these fields. */
export type BodyOf<F extends Fields> = {
  readonly [N in keyof F as F[N] extends { readonly optional: true } ? never : N]: ValueOf<F[N]>;
} & {
  readonly [N in keyof F as F[N] extends { readonly optional: true } ? N : never]?: ValueOf<F[N]> | undefined;
};

/** The type of the reply to a call. */
export type ReplyOf<S extends MessageSpec> = S extends { readonly reply: infer R extends Fields }
  ? BodyOf<R>
  : undefined;
