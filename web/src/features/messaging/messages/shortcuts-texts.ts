export const shortcutsTitle = 'Keyboard shortcuts'

export interface Shortcut {
  readonly does: string
  /** Alternatives; each is a set of keys pressed together. */
  readonly ways: readonly (readonly string[])[]
}

interface ShortcutGroup {
  readonly title: string
  readonly shortcuts: readonly Shortcut[]
}

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Writing',
    shortcuts: [
      { does: 'Send the message', ways: [['Enter'], ['Ctrl', 'Enter']] },
      { does: 'Begin a new line', ways: [['Shift', 'Enter']] },
      { does: 'Edit your last message, from an empty box', ways: [['↑']] },
      { does: 'Close the edit or the reply', ways: [['Esc']] },
      { does: 'Write from anywhere in the conversation', ways: [['A…Z']] },
    ],
  },
  {
    title: 'Formatting',
    shortcuts: [
      { does: '*Bold*', ways: [['Ctrl', 'B']] },
      { does: '_Italic_', ways: [['Ctrl', 'I']] },
      { does: '~Strikethrough~', ways: [['Ctrl', 'Shift', 'X']] },
      { does: '`Code`', ways: [['Ctrl', 'E']] },
    ],
  },
  {
    title: 'On a message',
    shortcuts: [
      { does: 'Go to another message', ways: [['↑'], ['↓'], ['Home'], ['End']] },
      { does: 'Open its menu', ways: [['Enter'], ['Shift', 'F10'], ['Menu']] },
      { does: 'Reply to it', ways: [['R']] },
      { does: 'Copy its text', ways: [['Ctrl', 'C']] },
      { does: 'Edit it, if it is yours', ways: [['E']] },
      { does: 'Delete it, if it is yours', ways: [['Delete'], ['Backspace']] },
    ],
  },
  {
    title: 'Conversations',
    shortcuts: [
      { does: 'Previous conversation', ways: [['Alt', '↑']] },
      { does: 'Next conversation', ways: [['Alt', '↓']] },
      { does: 'Search in the conversation', ways: [['Ctrl', 'F']] },
      { does: 'Show these shortcuts', ways: [['?']] },
    ],
  },
]
