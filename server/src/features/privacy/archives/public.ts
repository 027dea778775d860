export { archiveFolder } from './archive-files.ts'
export { eraseArchivesOf } from './erase-archives.ts'
