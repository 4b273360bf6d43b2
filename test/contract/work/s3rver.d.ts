declare module '@20minutes/s3rver' {
  /** A server of the S3 protocol on a folder; its one key and secret are `S3RVER`. */
  class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
  export { S3rver as default };
}
