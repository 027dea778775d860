import type { Provider } from '@patchbay/contract/accounts/sign-in'
import type { Answer } from '../exchange.ts'
import { markup } from '../../../platform/markup.ts'
import { page } from './page.ts'

/** `response_mode=form_post`: the answer is in a form that submits itself. */
export function returnPage(
  provider: Provider,
  productName: string,
  redirectUri: string,
  fields: URLSearchParams,
  headers: Answer['headers'],
): Answer {
  const inputs = [...fields].map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  )
  const content = markup`
<h1>Returning to ${productName}</h1>
<form method="post" action="${redirectUri}">
${inputs}
<noscript><button class="primary">Continue to ${productName}</button></noscript>
</form>`
  return page(provider, {
    content,
    appOrigin: new URL(redirectUri).origin,
    script: 'document.forms[0].submit()',
    // With no-referrer the form would send `Origin: null`, which Apple's does not.
    headers: { 'referrer-policy': 'strict-origin', ...headers },
  })
}
