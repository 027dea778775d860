import type { Provider } from '@patchbay/contract/accounts/sign-in'
import type { Answer } from '../exchange.ts'
import type { Persona } from '../persona.ts'
import { markup, type Markup } from '../../../platform/markup.ts'
import { labels, page } from './page.ts'

export interface Choice {
  readonly provider: Provider
  readonly productName: string
  /** The address that the choice is posted to. */
  readonly action: string
  readonly appOrigin: string
  readonly personas: readonly Persona[]
  /** People created in this browser before. */
  readonly newcomers: readonly Persona[]
  readonly problem?: string
  readonly typed?: { readonly name: string; readonly email: string }
}

/** Plain forms, so that it works without scripts. */
export function chooserPage(choice: Choice): Answer {
  const { provider, productName, newcomers, problem, appOrigin } = choice
  const content = markup`
<h1>Who signs in to ${productName}?</h1>
<p>This page stands in for ${labels[provider]} while ${productName} runs on this computer. No real account is involved.</p>
${problem === undefined ? undefined : markup`<p class="problem" role="alert">${problem}</p>`}
${newcomers.length === 0 ? undefined : peopleList('People you made', newcomers, choice.action)}
${peopleList('Demo people', choice.personas, choice.action)}
${newcomerForm(choice)}
<form class="cancel" method="post" action="${choice.action}">
<button name="choice" value="cancel">Cancel</button>
</form>`
  return page(provider, { content, appOrigin, status: problem === undefined ? 200 : 400 })
}

function peopleList(heading: string, personas: readonly Persona[], action: string): Markup {
  return markup`<h2>${heading}</h2>
<form method="post" action="${action}">
<ul class="people" role="list">
${personas.map((persona) => markup`<li>${personButton(persona)}</li>`)}
</ul>
</form>`
}

function personButton({ id, name, email, picture, note }: Persona): Markup {
  const portrait = picture
    ? markup`<img class="portrait" src="/pictures/96/${encodeURIComponent(id)}.png" alt="" width="40" height="40">`
    : markup`<span class="portrait" aria-hidden="true">${name.slice(0, 1)}</span>`
  const details = [email ?? 'No e-mail address', note].filter((line) => line !== undefined)
  return markup`<button class="person" name="persona" value="${id}">
${portrait}
<span>${name}</span>
${details.map((line) => markup`<span class="meta">${line}</span>`)}
</button>`
}

function newcomerForm({ action, typed }: Choice): Markup {
  return markup`<h2>Someone new</h2>
<form class="new" method="post" action="${action}">
<label>Name (optional)
<input name="name" maxlength="200" autocomplete="off" value="${typed?.name ?? ''}"></label>
<label>E-mail (optional)
<input name="email" type="email" maxlength="254" autocomplete="off" value="${typed?.email ?? ''}"></label>
<p class="meta">Empty fields are filled in. Each time is a new person, even with the same e-mail.</p>
<button class="primary" name="choice" value="new">Continue as someone new</button>
</form>`
}
