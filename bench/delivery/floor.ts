/** The floor: the same row by one statement, then sent on bare `ws`. */
import { serveBareMessages } from '../harness/bare-messages.ts'

await serveBareMessages()
