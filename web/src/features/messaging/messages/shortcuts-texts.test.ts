import type { KeyboardEvent } from 'react'
import { expect, it } from 'vitest'
import { shortcutOf } from './message/use-message-keys.ts'
import { shortcutGroups } from './shortcuts-texts.ts'

const pressed: Readonly<Record<string, string>> = { Menu: 'ContextMenu', E: 'e', C: 'c', R: 'r' }

it('lists only keys that have the stated effect on a message', () => {
  const onMessage = shortcutGroups.find(({ title }) => title === 'On a message')
  const does = (keys: readonly string[]) => {
    const key = keys.at(-1) ?? ''
    return shortcutOf({
      key: pressed[key] ?? key,
      ctrlKey: keys.includes('Ctrl'),
      shiftKey: keys.includes('Shift'),
      metaKey: false,
      altKey: false,
    } as KeyboardEvent)
  }
  const found = onMessage?.shortcuts.map(({ does: what, ways }) => [what, ways.map(does)])
  expect(found).toEqual([
    ['Go to another message', Array(4).fill(undefined)],
    ['Open its menu', Array(3).fill('menu')],
    ['Reply to it', ['reply']],
    ['Copy its text', ['copy']],
    ['Edit it, if it is yours', ['edit']],
    ['Delete it, if it is yours', Array(2).fill('delete')],
  ])
})
