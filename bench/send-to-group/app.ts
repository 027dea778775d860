/** The product as it runs: a message in a group of 50. */
import { serveTalk } from '../harness/serve-talk.ts'

await serveTalk(50)
