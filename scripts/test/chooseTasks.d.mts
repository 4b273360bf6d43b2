interface Task {
  readonly name: string;
  readonly group: string;
  readonly long?: boolean;
  readonly needs?: readonly string[];
}

export function chooseTasks<T extends Task>(tasks: readonly T[], asked: readonly string[], all: boolean): T[];
