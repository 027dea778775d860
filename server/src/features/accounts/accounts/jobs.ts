import { noteDeletions } from './note-deletions.ts'

export const accountJobs = [noteDeletions]
