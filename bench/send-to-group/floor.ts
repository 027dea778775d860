/** The floor: the body parsed, the session looked up, the row written by one statement. */
import { serveBareMessages } from '../harness/bare-messages.ts'

await serveBareMessages()
