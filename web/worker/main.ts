import type { Build } from './build.ts'
import { live } from './live.ts'
import { serve } from './serve.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by worker-plugin.ts. */
declare const __BUILD__: Build

const build = __BUILD__

// Each part adds its own listeners: another one, such as notifications, is another line.
live(self, build)
serve(self, build)
