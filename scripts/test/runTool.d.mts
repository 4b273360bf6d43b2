export function runTool(
  args: string[],
  environment: Record<string, string | undefined>,
  onMessage: (message: unknown) => void,
  silence?: number,
): Promise<{ code: number | null; output: string; hangs: boolean }>;
export function endTools(): void;
