import type { Provider } from '@patchbay/contract/accounts/sign-in'
import type { Answer } from '../exchange.ts'
import { markup } from '../../../platform/markup.ts'
import { labels, page } from './page.ts'

/** The app's request was wrong: the developer sees why, and there is no redirect. */
export function refusalPage(provider: Provider, problem: string, status = 400): Answer {
  const content = markup`
<h1>${labels[provider]} refuses this request</h1>
<p class="problem">${problem}</p>`
  return page(provider, { content, status })
}
