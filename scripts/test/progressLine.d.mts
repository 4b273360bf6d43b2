interface Running {
  readonly name: string;
  readonly done: number;
  readonly total: number;
  readonly seconds: number;
}

export function progressLine(state: {
  readonly seconds: number;
  readonly finished: number;
  readonly tasks: number;
  readonly running: readonly Running[];
}): string;
