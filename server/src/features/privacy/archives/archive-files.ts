/** Nothing serves this folder but the route that asks for a fresh sign-in. */
export const archiveFolder = 'data-archives/'

export const archiveFolderOf = (userId: string): string => `${archiveFolder}${userId}/`

export const archiveFile = (userId: string, id: string): string =>
  `${archiveFolderOf(userId)}${id}.zip`
