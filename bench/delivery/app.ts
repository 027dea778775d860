/** The product as it runs: a conversation of two, one of whom writes while the other listens. */
import { serveTalk } from '../harness/serve-talk.ts'

await serveTalk(2)
