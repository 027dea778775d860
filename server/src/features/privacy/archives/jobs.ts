import { cleanArchives } from './clean-archives.ts'
import { makeArchive } from './make-archive.ts'

export const archiveJobs = [makeArchive, cleanArchives]
