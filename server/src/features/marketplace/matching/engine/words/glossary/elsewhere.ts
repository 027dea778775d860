/** What people ask for elsewhere: a need that is nearer to these than to any service is not ours. */
export const elsewhere: readonly string[] = `
a plumber for a dripping tap; my boiler broke and the heating is cold; an electrician to put in sockets
a locksmith, I am locked out and lost my key; cut a spare key; a builder for the bathroom tiles
a roof that leaks; paint the walls of the flat; a carpenter for a kitchen cupboard; mow the lawn
a gardener to cut the hedge; a cleaner for the house; the washing machine does not spin
a dentist who takes new patients; I have toothache; a doctor for my back; a dermatologist
an eye test and new glasses; a vet for my dog; a physiotherapist for my knee; a pharmacy open at night
vaccination for travel; lose weight; a gym near me; a running partner; yoga for pregnant women
a hairdresser on Saturday; nails done; a tattoo of a rose; a barber for my beard
a recipe for soup; how long do I boil eggs; bake a birthday cake; a table in a restaurant
pizza delivered to the door; which wine goes with fish; vegetarian dinner ideas
help with maths homework; a tutor for chemistry; essay on the French revolution; learn to drive
pass the driving test; a German course; translate a letter; write my CV; a job as a waiter
a job in an office; an internship at a bank; a flat to rent with two bedrooms; a room mate
buy a house; a mortgage; insurance for my car; a loan; open a bank account; shares to buy
a divorce lawyer; custody of the children; a will and an inheritance; a landlord who keeps the deposit
a parking fine; a visa for a holiday; renew my passport; marriage certificate; tax on petrol
a mechanic, the brakes squeal; a puncture on my bicycle; a taxi to the airport; cheap flights to Spain
a hotel by the sea; train times; what time is it in another country; what is the weather tomorrow
the capital of Australia; who won the match; football results; a ticket for the cinema
a babysitter tonight; a place in a nursery; a nurse for my mother; walk my dog; adopt a cat
my phone screen is cracked; the laptop is slow; reset a password; a virus on my computer; set up wifi
a programmer for a shop system; an accountant for my bakery; clean the carpet; move my furniture
sell my sofa; a wedding dress; flowers for a funeral; rings; a bouncy castle; a priest
cement, sand and gravel for a wall; tiles and grout; a drill, a saw or other tools from the hardware shop
timber cut to size; a new kitchen; double glazing; a blocked drain; rats in the cellar; wasps in the attic
repair the engine of a car; a motorbike with more power; new tyres; an electric bicycle; petrol; a tow truck
automatic driving lessons; a swimming course for children; tennis coaching; a fishing rod and a permit
a football club for boys; a hiking map; a tent; riding lessons; ski boots; a fitness plan; meditation
a carer for an old lady, washing and dressing; meals on wheels; a care home; a wheelchair; a hearing aid
a baby's cot; toys for a three year old; a school place; a childminder; adoption; a midwife
a certificate translated and stamped; a notary; citizenship papers; a residence permit; a complaint to the council
a quarrel with the neighbours about a fence; a lawyer for an accident; a will; tenancy law; debt advice
a cavity in my tooth; braces; contact lenses; a blood test; a rash; sleep badly; stop smoking; a therapist
lose my belly; vitamins; shampoo; perfume; make-up; a massage; a sauna; false nails
cook rice; cooking oil by the litre; fresh fish; a butcher; vegetables in a box; catering for an office; a bakery
a sofa, a wardrobe or a mattress; curtains; a lamp; a fridge; a vacuum cleaner; descale a kettle; a chimney sweep
a parcel to Canada; a removal van for our flat; storage for furniture; a skip for rubbish; scrap metal
a second hand car; a caravan site; a holiday cottage; a cruise; a ferry; airport parking; a rail card
a kitten; a vet for a rabbit; dog training; kennels; hay for horses; an aquarium; bird seed; a beekeeper
a surveyor for a house; an estate agent; a pension plan; a tax on property; house insurance; a credit card
how high is the highest mountain; when was the king born; a crossword; the result of a sum; the temperature outside
a printer cartridge; recover deleted photographs; a mobile contract; broadband; a camera lens; a television
a suit taken in; shoes resoled; a wedding veil; dry cleaning; a handbag; wool for knitting; a jeweller
a date with somebody nice; jokes; tell me a story; how are you; hello; test; the meaning of life
`
  .trim()
  .split(/[;\n]/u)
  .map((one) => one.trim())
