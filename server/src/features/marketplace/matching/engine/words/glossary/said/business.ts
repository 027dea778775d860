/** More of what people say who need something of ../business.ts: troubles, aims, tools, places. */
export const saidOfBusiness = `
artist manager | nobody plans anything, we drift; somebody to fight for us with labels and agents; take the business off our shoulders; we get offers and do not know which to take; a person who believes in the project and works for a share; answer the mails, make the plan, open doors; someone hungry to grow with us; tells us the truth after shows
music mentor | should I quit my job for music; an outside look at my career; what to do first and what to stop; one talk with somebody who knows the business; I feel stuck and want a direction; a plan for the next year; where is this going; an hour to sort out my goals
tour manager | who gets us up in the morning and settles with the promoter; somebody to drive the van and find the hotels; three weeks through Europe and nobody organises it; advance the shows, count the money, calm the nerves; day sheets and load-in times; we need a grown-up on the road
splitter van | nine seats and room for the amps; how do we get to the festival with all our stuff; someone at the wheel while we sleep; transport for a band over a weekend; bus with bunks; none of us has a licence
merch seller | somebody at the T-shirt stall; count stock and take cards at our shows
guitar tech | change strings between songs; hands for the load-out; set up the drums before we arrive; local crew for the arena; someone who carries heavy things
visa | can we play in the United States without trouble; papers for the van and the instruments at the border; since Brexit nobody knows what we need; invitation letters and petitions
booking agent | we want to play more, further away and for better fees; fill a tour in Germany; somebody calls the venues so that we can play; get us on festival line-ups; no one answers when I write to clubs; a route of twelve dates; find concerts for our folk trio; somebody to do the asking and haggle over guarantees; gigs gigs gigs; we would like to play abroad; who gets us on the bill
concert promoter | put us on in your town; someone who rents the hall, prints the posters and takes the risk; a local night for touring bands; support slot for a bigger act
festival production | licences, fences, toilets and crew; organise a two-day open air; stage plan and running order; who runs the show behind the scenes
music pr | we want to be in the magazines; a story in the local paper; interviews and reviews around the release; nobody writes about us; send the promo to critics; attention for our album
radio plugger | get on the breakfast show; the BBC should hear this; airplay for the single; stations never answer
playlist pitching | more streams for my single; curators who might add my track; Spotify does not push me; find listeners without bots; stuck at a hundred monthly listeners
social media | adverts on Facebook and Instagram for the release; short clips from our rehearsal; grow our followers; I do not understand the algorithm; our video has forty views; spend a small budget so that new people see it; content for every day of the month; reach strangers who like similar bands; make it go viral
press release | we cannot describe our own music; text for the festival application; a bio without clichés; the info sheet for the label; words for our website
website | we have no home on the net; a shop, a calendar and a contact form; our old page looks like 1999; domain, hosting and design; people cannot find us on Google; somewhere to send people who want our dates; build us an online presence
mailing list | reach fans without the big platforms; Patreon and Substack; write to people who bought the record; keep our supporters; letters to listeners
photographer | images for the press kit; the label wants portraits; capture tonight's concert from the pit; album photos on the beach; a band picture where nobody blinks; shots for our booklet; action pictures from the stage
music video | a visual for the new single; someone with a camera and ideas; actors, a story and a location; we want to shoot on film; a clip for YouTube
live session video | proof that we are good on stage; a take on camera with good sound; bookers ask for footage; film three songs in one room; record and film our show; footage for a festival application
lyric video | something moving for YouTube without a shoot; typed words in time; a canvas loop for Spotify; cartoon for our song
vj | images on the wall behind the DJ; LED content for the tour; visuals in sync with the beat
cover artwork | paint something for our sleeve; the single needs a square picture; a logo nobody can read; drawn by hand; the look of the album; front and back of the record; an illustration for the release; a visual identity for the band
merchandise | fifty shirts with our print; tote bags and patches; something to sell at the table; a poster series for the tour; hoodies for the fans; have our flyers and posters made
labels printed | adhesive labels for records and jars; backstage passes; barcodes for the shop; small stickers in a roll
vinyl pressing | three hundred LPs with a gatefold; how do I get my album onto wax; CDs in cardboard for the tour; tapes for our punk label; a handful of singles as gifts; colour vinyl, test pressing and sleeves; physical copies of our music; something people can hold and play on a turntable
digital distribution | put the song on all platforms; ISRC, metadata, splits; my upload was refused; release on Friday and no idea how; which aggregator should I use; pre-save link and schedule; get it into the shops worldwide
record label | someone who pays for the pressing and puts it out; sign us; where do I send my demo; a home for our next album; a company that believes in folk; release my techno
a&r | tell me honestly whether these songs are good enough; feedback before I send it to anybody; would you sign this; professional ears on five demos; I want the truth about my music
music lawyer | is this contract dangerous; the label wants to own everything; our singer left and claims the name; somebody stole my song; terms of a publishing deal; split sheet and band agreement; I signed something stupid; the manager wants twenty percent for ever; explain the clauses; they use my music without permission; a letter to make them stop
royalty collection | get paid for streams; my song is on the radio abroad and I see nothing; register as a writer; the societies owe me; neighbouring rights and mechanicals; where is the money from my plays; sort out PRS and PPL; somebody collects for me worldwide; my name is missing in the credits and the payments
sample clearance | may I use three seconds of an old film; ask the rights holders; the distributor wants proof for the loop; licence for a cover; we used a bit of somebody's record; legal release of a borrowed melody
sync agent | place our songs in series and adverts; somebody who pitches our catalogue to agencies; music for a commercial, we have the right song; earn money with songs in television; sell our tracks to film makers; our song would fit a car advert
music supervisor | which songs can we afford for our film; clear and choose the soundtrack; music consultant for a campaign
accountant | what can I deduct as a musician; an unopened letter from the revenue; invoices, VAT and foreign withholding; gig cash, lessons and streams in one return; self-employed for the first year; I am bad with numbers and receipts; bookkeeping for our band; am I allowed to claim my instrument
funding applications | who writes the application for the arts council; foundations that pay for recordings; a grant before the deadline; forms and budgets for a cultural project; ask our fans to pay in advance; money for a tour from public sources; scholarship for a young player; we cannot afford the studio, there must be support; fill in the bid for us
concert venue | a hall for our record launch; where can two hundred people stand; a club that stays open late; rent a bar with a stage; a place for a party with a sound system; theatre with seats and a box office; a back room for a small gig; host our night on a Tuesday; room for loud music
wedding venue | a barn with fairy lights; somewhere rustic for a hundred guests; a place to celebrate and sleep; party room in the country
church for recordings | a long reverb for our choir; a hall with a Steinway; a quiet building for chamber music; candles and stone walls
open mic | try out three songs; a first time on stage; a tiny café gig; perform for neighbours in a sitting room; small crowd that listens
jazz club | a candle-lit cellar for our quartet; a listening room with a piano
record shop | what is my vinyl worth; sell dad's LPs; somebody who takes a whole collection; clear the cellar of old singles
piano removal | carry an upright to the third floor; move a grand across town; a heavy organ must go
mobile bar | somebody pours drinks at the release; cocktails backstage; food truck for our festival; feed sixty guests
`
