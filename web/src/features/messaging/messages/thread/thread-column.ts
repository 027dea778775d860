/** On a wide screen the two sides of a conversation stay within one glance. */
export const threadColumn = 'mx-auto w-full max-w-[820px]'
