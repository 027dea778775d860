import type { Provider } from '@patchbay/contract/sign-in'
import type { Answer } from '../exchange.ts'
import { markup } from '../../../platform/markup.ts'
import { labels, page } from './page.ts'

/** The app asked wrongly: the developer reads why, and nobody is sent anywhere. */
export function refusalPage(provider: Provider, problem: string, status = 400): Answer {
  const content = markup`
<h1>${labels[provider]} refuses this request</h1>
<p class="problem">${problem}</p>`
  return page(provider, { content, status })
}
