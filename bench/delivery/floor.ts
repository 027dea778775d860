/** The floor: the same row by one statement, and then said on bare `ws`. */
import { serveBareMessages } from '../harness/bare-messages.ts'

await serveBareMessages()
