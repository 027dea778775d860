/** Loaded with the sheets, not with the page. */
export const reactionSheetTexts = {
  title: 'React',
  search: 'Search emoji',
  common: 'Often used',
  notLoaded: 'The emoji could not be loaded.',
  nothing: 'No emoji has this name.',
  results: 'Found emoji',
  sectionsLabel: 'Kinds of emoji',
  /** The sections of the list, with the first emoji of each. */
  sections: [
    ['😀', 'Smileys'],
    ['👋', 'People'],
    ['🐵', 'Animals and nature'],
    ['🍇', 'Food and drink'],
    ['🌍', 'Travel and places'],
    ['🎃', 'Activities and music'],
    ['👓', 'Objects'],
    ['🏧', 'Symbols'],
    ['🏁', 'Flags'],
  ],

  whoTitle: 'Reactions',
  whoLoading: 'Loading reactions...',
  whoNotLoaded: 'Failed to load reactions',
  more: 'Show more',
  you: 'You',
} as const
