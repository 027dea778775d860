/** Business: careers, touring, press, pictures, releases, law, money and venues. See ../glossary.ts. */
export const business = `
manage | artist manager, management, band manager, manager | somebody who looks after the career of my band and takes decisions with us; we do everything ourselves and need someone in our corner for the long run; a person who plans our next years and answers difficult mails; somebody young who believes in us and grows with us
manage, advice | music mentor, career advice, career consultation, consultant, mentor | somebody experienced who tells me what to do next with my music; an hour of plain advice about our release plan
tour | tour manager, advancing, tm, tour management | somebody who travels with the band and sees to hotels, times, money and driving; many nights on the road and none of us wants to drive, phone ahead and count the money
tour, transport | splitter van, tour bus, van with driver, van hire | a van with a driver to take band and equipment to the shows; seven of us and the gear have to get from town to town
tour, merch | merch seller, merchandise seller | somebody who sells shirts and records at the table during a tour
tour, crew | guitar tech, backline tech, drum tech, stagehand, roadie, crew | strong people who carry, load and build the stage; somebody who looks after the instruments of a touring band, strings and tunes them
tour, papers | visa, visas, work permit, work permits, carnet, carnets | papers to play concerts abroad; we have been invited to play in America and do not know which forms; customs lists for our instruments
book | booking agent, booker, booking, tour booking, gigs booked | somebody who finds concerts for us and agrees the fee; we are good live but nobody answers our mails to festivals; more shows in other cities and countries; get our act into arts centres and festivals; fill our diary with concerts; get our trio onto stages in other cities, promoters never ring back; who arranges a run of dates for an act with an album
book, promote | concert promoter, gig promoter, promoter, club night promoter | somebody who puts on our show and sells the tickets; someone local who would put us on and fill the room
stage, produce event | festival production, production manager, stage manager, event production | somebody who organises the stage, crew and running of an event
press | music pr, publicist, press campaign, press campaigns, pr campaign | get newspapers, magazines and blogs to write about our record; the album is coming and nobody has heard of us, who talks to journalists; reviews in the papers
press, radio | radio plugger, radio promotion, radio plugging, radio campaign | get my song played on the radio; I want to hear our single on air; who talks to the stations
press, stream | playlist pitching, streaming promotion, playlisting | get my song into playlists so that more people hear it; my tracks get twelve plays and I want listeners
press, social | social media, ad campaigns, tiktok, reels, advertising campaign | somebody who makes posts and adverts so that people notice my music; short funny films for the phone generation, I hate doing that; make more people notice us on their phones
press, words | press release, biography, epk, one-sheet, band bio | somebody who writes about my band for the press; one page that says who we are
press, web | website, websites, web design | a page on the internet for our band with dates and a shop
press, fans | mailing list, newsletter, fan club, mailing lists | stay in touch with our listeners by mail
picture | photographer, press shots, band photos, gig photographer, concert photos, portraits | good pictures of the band or of the concert; we only have blurry selfies and the festival wants something for its programme; somebody takes pictures of us on stage; we need new pictures for our website and posters
picture, film | music video, video director, music video director, filming | a clip with a story for our single; a film for our song
picture, film, live | live session video, live session filming, concert film, live session | a film of us playing live with proper sound to show bookers what we do; our concert filmed with cameras; all we have is shaky phone footage; something they can watch of us playing
picture, animate | lyric video, lyric videos, visualiser, visualisers, animation | moving words or pictures for a song on the internet
picture, stage | vj, projections, stage visuals | moving pictures behind the band on stage
art | cover artwork, artwork, graphic design, logo design, logos, album cover, record sleeve | a picture or design for the record, poster or shirt; our record needs a face; somebody paints or draws our front cover
art, merch | merchandise, merch, screen print, t-shirts, gig posters, printing | shirts, posters and stickers to sell at concerts; something with our name on it that fans can wear
print | labels printed, stickers printed, sticker printing, laminates, labels and stickers, label printing, stickers | round stickers, barcodes and passes printed
press plant | vinyl pressing, lacquer cutting, cd duplication, cassette duplication, lathe cut, lathe cut records, vinyl premasters, pressing | have records, CDs or tapes made of our album; twelve inch discs in printed covers to sell; a hundred copies on vinyl; files prepared for the pressing plant; I want to hold our album in my hands as a real record in a sleeve; a proper disc for the table at our concerts
release | digital distribution, distribution, label services, release management | get my finished songs onto Spotify, Apple Music and the other shops; it is finished on my computer and should be everywhere on Friday; how do I get my song into the online shops without a label
label | record label, label, imprint, label open for demos | a company that puts out our record; we have an album and look for someone to put it out
label, review | a&r, demo review, demo feedback, song feedback | an honest opinion on my songs from somebody of the business; is it any good, please be brutal; what would a label say about my music
law | music lawyer, solicitor, music solicitor, contract review, lawyer for musicians, entertainment lawyer, lawyer, music law | somebody to read a contract or settle a legal quarrel before I sign; they sent us twenty pages and we do not understand a word; the company wants a signature and I am afraid of the small print; we fell out with our old guitarist about the name; before I sign what the record company sent, somebody should go through the paper; is this deal fair
rights, money | royalty collection, royalties, publishing administration, publishing admin, prs, collection society | money that is owed to me because my song is played on radio, television or streams; our song runs abroad and nobody has paid us; register my works with the societies
rights | sample clearance, clear a sample | permission from the owners to use a piece of somebody else's song; we took a few bars of an old hit and need the go-ahead; find out who owns the loop
rights, film | sync agent, sync licensing, sync | get my song into films, series or adverts; television should use our music and pay for it
rights, film, choose | music supervisor | somebody who picks the songs for a film, series or advert
money | accountant, accounting, bookkeeping, tax return | somebody who does the taxes and the books of a musician; a shoebox full of receipts and the deadline is in January; help a self-employed musician with the tax office
money, fund | funding applications, grant application, funding, crowdfunding, kickstarter | money from a foundation or from fans to pay for a record; we have no money for the album, there must be some pot for it
venue | concert venue, venue hire, venue, live venue, rock bar, theatre for hire, theatre, club for hire, club to hire, hall to hire, hall for hire, music venue, basement club, nightclub, function room, back room | a room with a stage to hire for our concert or party; somewhere for our release party with a bar and a stage; a place where our band can play for an audience
venue, party | wedding venue, wedding barn, converted barn | a beautiful place for a wedding party with music; we are getting married and want somewhere with character that allows loud music
venue, acoustics | church for recordings, hall with good acoustics, deconsecrated church, recording hall | a beautiful sounding room for a concert or a recording
venue, small | open mic, small stage, house concert, house concerts, living room concerts | a place where a beginner can play a few songs for people; I have never played in front of anyone and would like to try; play unplugged for thirty people at home
venue, jazz | jazz club, jazz cellar | a cosy place that books quartets
sale, records | record shop, record collection, sell records, valuation of records | somebody who buys or values old records; dad's jazz records should go to somebody who likes them
transport | piano removal, instrument transport, piano movers | somebody who moves a heavy instrument safely
drink | mobile bar, catering, cocktails, bar hire | food and drinks for the guests of a party or launch
`
