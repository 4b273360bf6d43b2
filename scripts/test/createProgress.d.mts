interface Files {
  readonly done: number;
  readonly total: number;
}

interface Output {
  readonly isTTY: boolean;
  readonly columns: number;
  write(text: string): unknown;
}

export function createProgress(
  tasks: number,
  out?: Output,
): {
  begin(name: string): void;
  files(name: string, files: Files): void;
  add(more: number): void;
  end(name: string): void;
  print(text: string): void;
  stop(): void;
};
