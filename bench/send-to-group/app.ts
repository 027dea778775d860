/** The product as it runs: messages in 16 groups of 50. */
import { serveTalks } from '../harness/serve-talks.ts'

await serveTalks(50)
