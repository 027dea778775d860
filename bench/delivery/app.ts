/** The product as it runs: a conversation of two, one of whom writes while the other listens. */
import { serveTalks } from '../harness/serve-talks.ts'

await serveTalks(2)
