import type { Build } from './build.ts'
import { live } from './live.ts'
import { notify } from './notify.ts'
import { serve } from './serve.ts'

declare const self: ServiceWorkerGlobalScope
/** Inserted by worker-plugin.ts. */
declare const __BUILD__: Build

const build = __BUILD__

live(self, build)
serve(self, build)
notify(self)
