import { endMutesAndPins } from './end-mutes-and-pins.ts'

export const moderationJobs = [endMutesAndPins]
