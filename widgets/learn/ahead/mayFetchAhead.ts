/** The facts that some browsers give about the connection. */
export interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether code and data may be fetched in advance: not if the browser saves data, nor on a slow line (AHEAD-1). */
export const mayFetchAhead = (line: Line | undefined): boolean =>
  line?.saveData !== true && !/2g/.test(line?.effectiveType ?? '');
