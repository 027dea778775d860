/** Ends after this time; its name is what it is for, a pause that the product defines. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
