import * as z from 'zod/mini'

// zod probes for eval before it compiles a schema; the content security policy would report that.
z.config({ jitless: true })
