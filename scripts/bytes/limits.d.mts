export declare const LIMITS: {
  readonly loader: number;
  readonly firstCard: number;
  readonly replies: number;
  readonly firstCardAim: number;
  readonly firstCardChunks: number;
  readonly learnChunks: number;
  readonly player: number;
};
