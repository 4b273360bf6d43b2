import { SetupError } from '../../settings/setupError.ts';

const noRoom = (folder: string) =>
  `There is no room left on the disk of ${folder}: make some, or choose another folder.`;

const byCode: Readonly<Record<string, (folder: string) => string>> = {
  EEXIST: (folder) => `${folder} (DATA_DIR) is a file or lies below one: choose a folder.`,
  ENOTDIR: (folder) => `${folder} (DATA_DIR) is a file or lies below one: choose a folder.`,
  EACCES: (folder) =>
    `${folder} (DATA_DIR) may not be written to by this user: give it to them, or choose another folder.`,
  EPERM: (folder) =>
    `${folder} (DATA_DIR) may not be written to by this user: give it to them, or choose another folder.`,
  EROFS: (folder) => `${folder} (DATA_DIR) is on a disk that can only be read: choose another folder.`,
  ENOENT: (folder) => `${folder} (DATA_DIR) cannot be made there: choose another folder.`,
  ENOSPC: noRoom,
  EDQUOT: noRoom,
};

/**
 * An error that tells the person at the terminal how to mend a data folder whose files cannot be made or read; the given error where there
 * is no advice (SRV-45).
 */
export function folderProblem(error: unknown, folder: string): unknown {
  if (error instanceof SetupError || !(error instanceof Error)) return error;
  const sentence = byCode[(error as NodeJS.ErrnoException).code ?? '']?.(folder);
  return sentence ? new SetupError(sentence) : error;
}

/**
 * The same for a database that could not be opened.
 * @param said the last error of the database itself
 */
export function databaseProblem(error: unknown, folder: string, said: string | null): SetupError {
  if (error instanceof SetupError) return error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = said ?? (cause instanceof Error ? cause.message : String(cause));
  if (
    /No space left|quota/i.test(reason) ||
    ['ENOSPC', 'EDQUOT', '53100'].includes((cause as { readonly code?: string } | null)?.code ?? '')
  )
    return new SetupError(noRoom(folder));
  const start = /incompatible|not compatible/.test(reason) ? 'was made by another version' : 'is damaged or not whole';
  const inOneLine = reason.replace(/\s+/g, ' ').slice(0, 200);
  return new SetupError(
    `The database ${folder} ${start}: put a backup in its place, or start over with npm start -- --reset. (${inOneLine})`,
  );
}
