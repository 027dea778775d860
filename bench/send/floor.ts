/** The floor: parses the body, looks up the session, and writes the row with one statement. */
import { serveBareMessages } from '../harness/bare-messages.ts'

await serveBareMessages()
