/** Undefined instead of an error if the file or folder does not exist. */
export async function absentAsUndefined<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

const unwritable: ReadonlySet<string> = new Set([
  // The disk, the quota or the file system is full.
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  // The folder belongs to somebody else, is mounted read-only, is not a folder, or the disk fails.
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EIO',
])

/** Whether nothing can be stored, for now, whatever the file is. */
export const isUnwritable = (error: unknown): boolean => unwritable.has(codeOf(error) ?? '')

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined
