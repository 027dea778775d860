/** The product as it runs: messages in 16 conversations of two. */
import { serveTalks } from '../harness/serve-talks.ts'

await serveTalks(2)
