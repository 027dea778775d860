const list = `
  a about above after again all also am an and any anybody anyone anything are aren as at be because
  been before being below between both but by can cannot cant could did didnt do does doesnt doing
  dont down during each either else even ever every everybody everyone everything few for from
  further get gets getting give go goes going got had has hasnt have havent having he hello her here
  hers him his how i id if ill im in into is isnt it its itself ive just know lets like look looking
  looks made make makes making many may maybe me might mine more most much must my myself need needed
  needing needs never no nobody none nor not nothing now of off ok on once one only onto or other
  others our ours out over own per please put rather really same say see seek seeking shall she
  should since so some somebody someone something somewhere sort such take tell than thank thanks
  that thats the their theirs them then there these they thing things think this those though
  through til till to too under until up upon us use very want wanted wants was wasnt way we well
  were what whatever whats when where which while who whoever whom whose why will wish with within
  without wont would wouldnt yes yet you youd your youre yours around find hi hey guys kind really
  somehow quite still able available offer offers offering hire hiring service services come comes
  near nearby matter matters mid doesn don didn isn wasn ll ve re
`

/** Words that say nothing about what is wanted. */
export const stopWords: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
