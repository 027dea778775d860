/** The product as it runs: a message in a conversation of two. */
import { serveTalk } from '../harness/serve-talk.ts'

await serveTalk(2)
