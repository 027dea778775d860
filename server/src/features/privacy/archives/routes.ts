import { getArchive } from './get-archive.ts'
import { openArchive } from './open-archive.ts'
import { requestArchive } from './request-archive.ts'

export const archiveRoutes = [getArchive, requestArchive, openArchive]
