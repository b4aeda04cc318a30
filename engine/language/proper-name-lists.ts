import type { Gender } from './topic-types.ts';

export type ProperNameKind =
  | 'team'
  | 'place'
  | 'person'
  | 'brand'
  | 'product'
  | 'game'
  | 'work'
  | 'event'
  | 'acronym';

export interface ProperNameGroup {
  kind: ProperNameKind;
  gender: Gender | null;
  takesArticle: boolean;
  /** Separated by commas, spelt as they are written in running text. */
  names: string;
}

/** Names by the grammar they follow in Brazilian Portuguese: "o Rio de Janeiro", "a Bahia", "Gramado". */
export const properNameGroups: readonly ProperNameGroup[] = [
  {
    kind: 'person',
    gender: 'm',
    takesArticle: false,
    names: 'Deus, Jesus, Jesus Cristo, Oxalá, Ogum, Xangô, Oxóssi, Exu, Buda, Alá',
  },
  {
    kind: 'person',
    gender: 'f',
    takesArticle: false,
    names: 'Nossa Senhora, Nossa Senhora Aparecida, Iemanjá, Oxum, Iansã',
  },
  {
    kind: 'work',
    gender: 'f',
    takesArticle: true,
    names: 'Bíblia, Torá, Defensoria Pública, Defensoria',
  },
  {
    kind: 'acronym',
    gender: 'm',
    takesArticle: true,
    names: 'Detran, Procon, Alcorão',
  },
  {
    kind: 'place',
    gender: 'm',
    takesArticle: true,
    names: `Rio de Janeiro, Rio, Rio Grande do Sul, Rio Grande do Norte, Acre, Amapá, Amazonas, Ceará, Distrito Federal,
      Espírito Santo, Maranhão, Pará, Paraná, Piauí, Tocantins, Brasil, Canadá, México, Peru, Chile, Uruguai, Paraguai, Equador,
      Japão, Egito, Catar, Marrocos, Vietnã, Reino Unido, Nordeste, Norte, Centro-Oeste, Sudeste, Sul, Pantanal, Jalapão,
      Cairo, Porto, Vale do Silício, Oriente Médio, Líbano, Irã, Iraque, Nepal, Havaí, Alasca, Cristo Redentor, Pelourinho,
      Deserto do Atacama, Atacama, Caribe, Vaticano, Suriname, Haiti, Panamá, Sri Lanka, Quênia, Mercado Municipal, Beto Carrero`,
  },
  {
    kind: 'place',
    gender: 'f',
    takesArticle: true,
    names: `Bahia, Paraíba, Argentina, Bolívia, Colômbia, Venezuela, França, Itália, Espanha, Alemanha, Inglaterra, Irlanda, Escócia,
      Suíça, Suécia, Noruega, Dinamarca, Finlândia, Holanda, Bélgica, Áustria, Grécia, Turquia, Rússia, Ucrânia, China, Índia,
      Coreia do Sul, Coreia, Tailândia, Indonésia, Austrália, Nova Zelândia, África do Sul, África, Europa, América do Sul,
      Ásia, Polônia, Croácia, Hungria, Romênia, Islândia, Patagônia, Chapada Diamantina, Chapada dos Veadeiros, Amazônia,
      Serra Gaúcha, Serra da Canastra, Disney, Ilha Grande, Ilha do Mel, Costa Rica, República Dominicana, Jamaica, Toscana, Arábia Saudita,
      Avenida Paulista, Rota das Emoções, Praia do Forte, Chapada dos Guimarães, Torre Eiffel, Costa do Sauípe`,
  },
  {
    kind: 'place',
    gender: null,
    takesArticle: false,
    names: `São Paulo, Minas Gerais, Goiás, Mato Grosso, Mato Grosso do Sul, Alagoas, Sergipe, Pernambuco, Rondônia, Roraima,
      Santa Catarina, Brasília, Salvador, Fortaleza, Belo Horizonte, BH, Manaus, Curitiba, Recife, Goiânia, Belém, Porto Alegre, São Luís, Maceió,
      Teresina, João Pessoa, Campo Grande, Aracaju, Cuiabá, Florianópolis, Floripa, Macapá, Porto Velho, Rio Branco, Boa Vista,
      Palmas, Vitória, Gramado, Canela, Campos do Jordão, Monte Verde, Ouro Preto, Tiradentes, Paraty, Búzios, Arraial do Cabo,
      Cabo Frio, Angra dos Reis, Petrópolis, Teresópolis, Ubatuba, Ilhabela, Guarujá, Santos, Campinas, Sorocaba,
      Ribeirão Preto, São José dos Campos, Guarulhos, Osasco, Niterói, Juiz de Fora, Uberlândia, Uberaba, Montes Claros, Capitólio,
      Foz do Iguaçu, Londrina, Maringá, Blumenau, Joinville, Balneário Camboriú, Bombinhas, Caxias do Sul, Bento Gonçalves, Pelotas,
      Porto Seguro, Trancoso, Arraial d'Ajuda, Caraíva, Morro de São Paulo, Itacaré, Ilhéus, Feira de Santana, Lençóis,
      Porto de Galinhas, Olinda, Caruaru, Fernando de Noronha, Noronha, Maragogi, São Miguel dos Milagres, Pipa, Jericoacoara, Jeri,
      Canoa Quebrada, Campina Grande, Parintins, Alter do Chão, Santarém, Bonito, Caldas Novas, Pirenópolis, Bonito MS, Aparecida, Holambra,
      Penedo, Brumadinho, Inhotim, Barretos, Olímpia, Dubai, Portugal, Lisboa, Paris, Londres, Roma, Milão, Veneza, Madri, Barcelona,
      Berlim, Amsterdã, Dublin, Praga, Viena, Nova York, Nova Iorque, Miami, Orlando, Las Vegas, Los Angeles, Boston, Toronto, Vancouver, Buenos Aires,
      Bariloche, Santiago, Mendoza, Ushuaia, Montevidéu, Lima, Machu Picchu, Cusco, Cartagena, Bogotá, Punta Cana, Cancún, Cuba,
      Tóquio, Seul, Pequim, Bangkok, Bali, Singapura, Sydney, Cidade do Cabo, Angola, Moçambique, Cabo Verde, Israel, Jerusalém,
      Malta, San Andrés, Aruba, Curaçao, Copacabana, Ipanema, Atenas, Santorini, Istambul, Cabo Polônio, Imbassaí,
      Penha, Urubici, São Thomé das Letras, Conservatória, Mangaratiba, Saquarema, Maresias, Jijoca, Atins, Barreirinhas, Marrakech`,
  },
  {
    kind: 'place',
    gender: 'm',
    takesArticle: true,
    names: 'Estados Unidos*, EUA*, Lençóis Maranhenses*, Emirados Árabes*, Países Baixos*, Andes*, Alpes*',
  },
  {
    kind: 'place',
    gender: 'f',
    takesArticle: true,
    names: 'Maldivas*, Filipinas*, Cataratas do Iguaçu*, Ilhas Gregas*, Bahamas*',
  },
  {
    kind: 'brand',
    gender: 'm',
    takesArticle: true,
    names: `Nubank, TikTok, Instagram, Facebook, WhatsApp, YouTube, Twitter, X, LinkedIn, Pinterest, Telegram, Kwai, Threads, Snapchat, Discord,
      Google, Google Ads, Google Meu Negócio, Google Maps, Google Drive, Gmail, ChatGPT, Gemini, Copilot, Claude, DeepSeek, Midjourney, Canva, CapCut, Photoshop, Lightroom,
      Notion, Excel, Word, PowerPoint, Windows, Linux, Android, iOS, Python, JavaScript, GitHub, Figma, WordPress, Uber, Tinder, Bumble,
      iFood, Rappi, Mercado Livre, Mercado Pago, PicPay, PagBank, PagSeguro, Inter, Banco Inter, C6 Bank, Itaú, Bradesco, Santander, Banco do Brasil,
      Serasa, Spotify, Deezer, Prime Video, Globoplay, Disney+, Star+, Airbnb, Booking, Waze, Zoom, Teams, Trello, Obsidian, Duolingo,
      Boticário, O Boticário, McDonald's, Burger King, Outback, Starbucks, Carrefour, Atacadão, Assaí, Elo7, Procon, Kahoot, Google Meet, OnlyFans, Privacy,
      Kabum, BYD, Tesouro Direto, Tesouro Selic, Bradesco Seguros, Blaze, Aviator, Fortune Tiger, Pix, Open Finance`,
  },
  {
    kind: 'brand',
    gender: 'f',
    takesArticle: true,
    names: `Netflix, HBO, Shopee, Shein, Amazon, AliExpress, Temu, Magalu, Americanas, Renner, Riachuelo, Zara, C&A, OLX, Enjoei, Apple, Microsoft, Meta, OpenAI, Tesla,
      Samsung, Xiaomi, Motorola, LG, Sony, Nike, Adidas, Netshoes, Natura, Avon, Eudora, Jequiti, Mary Kay, Sephora, Hinode, Hotmart, Kiwify, Eduzz, Monetizze, Shopify, Nuvemshop,
      Twitch, Steam, Globo, SBT, Record, Wikipédia, Caixa Econômica, Caixa Econômica Federal, Receita Federal, XP, Rico, Binance, B3, Decolar, 123 Milhas, Smiles, Livelo, Latam,
      Alexa, Siri, Fiat, Volkswagen, Chevrolet, Toyota, Honda, Yamaha, Ford, Hyundai, Localiza, Coca-Cola, Nestlé, Herbalife, Growth, Betano, Bet365, Meta Ads, Tupperware, Havaianas, Polishop, Mondial, Philips Walita`,
  },
  {
    kind: 'product',
    gender: 'm',
    takesArticle: true,
    names: `iPhone, iPad, MacBook, Mac, Apple Watch, AirPods, Galaxy, Galaxy S24, Kindle, PlayStation, PS5, PS4, Xbox, Nintendo Switch, Steam Deck, Echo Dot, Chromecast, Fire TV Stick, Redmi Note, Poco X6,
      Fusca, Opala, Chevette, Uno, Gol, Onix, HB20, Corolla, Civic, Kwid, Mobi, Argo, Dolphin, Dolphin Mini, BYD Dolphin, T-Cross, Creta, Compass, Renegade, Celta, Palio, Golf, Jetta, Cruze, Tracker, Kicks, Fit, City, Polo, Mustang, Porsche,
      Ozempic, Mounjaro, Wegovy, Saxenda, Roacutan, Minoxidil, Botox, Rivotril, Venvanse, Thermomix, Nespresso, Stanley, Air Jordan, Malbec, One Million, Sauvage, Cybertruck`,
  },
  {
    kind: 'product',
    gender: 'f',
    takesArticle: true,
    names: `Kombi, Hilux, Saveiro, Strada, Toro, S10, Amarok, Ranger, CG 160, CG, Biz, Titan, Fan 160, Hornet, CB 500, Twister, XRE 300, XRE, Bros, Bros 160, Fazer 250, Fazer, MT-03, MT 07, Lander, Ténéré, PCX, NMax, Ninja 400, Harley, Harley-Davidson, Vespa, Pop 100, Sahara 300, Royal Enfield, Factor,
      Ritalina, Tadalafila, Smart Fit, GoPro`,
  },
  {
    kind: 'game',
    gender: 'm',
    takesArticle: true,
    names: `Minecraft, Roblox, Robux, Blox Fruits, Brookhaven, Free Fire, Fortnite, Valorant, CS2, CS:GO, Counter-Strike, LoL, League of Legends, Dota 2, GTA, GTA 5, GTA 6, GTA V, GTA VI, GTA RP, EA FC, EA FC 26, FIFA, eFootball, PES, Cartola, Cartola FC, Brawl Stars, Clash Royale, Clash of Clans, COD, COD Mobile, Call of Duty, Warzone,
      Pokémon GO, Pokémon, Zelda, Mario, Mario Kart, Super Mario, Sonic, God of War, Elden Ring, Dark Souls, Hollow Knight, Stardew Valley, Cyberpunk 2077, Red Dead Redemption 2, Red Dead, Assassin's Creed, Resident Evil, Genshin Impact, Mobile Legends, PUBG, Apex Legends, Overwatch, Rocket League, Terraria, Among Us, Subway Surfers, Candy Crush, Hay Day, SNES, Mega Drive, Rainbow Six, Dead by Daylight, Silksong, Palworld, Blox Fruits, Ragnarok, Tibia, World of Warcraft, WoW, Hogwarts Legacy`,
  },
  { kind: 'game', gender: 'm', takesArticle: true, names: 'The Sims*, The Sims 4*' },
  {
    kind: 'person',
    gender: 'm',
    takesArticle: false,
    names: `Neymar, Pelé, Messi, Cristiano Ronaldo, CR7, Vini Jr, Vinicius Junior, Endrick, Ronaldinho, Ronaldinho Gaúcho, Ronaldo Fenômeno, Romário, Zico, Garrincha, Kaká, Mbappé, Ayrton Senna, Senna, Rubens Barrichello, Hamilton, Verstappen, Gabriel Medina, Italo Ferreira, Popó, Anderson Silva, Tite, Ancelotti, Abel Ferreira, Estêvão,
      Machado de Assis, Machado, Carlos Drummond de Andrade, Drummond, Fernando Pessoa, Manoel de Barros, Vinicius de Moraes, João Cabral de Melo Neto, Guimarães Rosa, Graciliano Ramos, Jorge Amado, Mário Quintana, Ariano Suassuna, Castro Alves, Paulo Leminski, Leminski, Ferreira Gullar, Manuel Bandeira, Olavo Bilac, Gonçalves Dias, Álvares de Azevedo, Augusto dos Anjos, Patativa do Assaré, Paulo Coelho, Itamar Vieira Junior, Dostoiévski, Kafka, Shakespeare, Stephen King, Tolkien, Edgar Allan Poe,
      Silvio Santos, Faustão, Luciano Huck, Gil do Vigor, Whindersson Nunes, Felipe Neto, Casimiro, Gaules, Luva de Pedreiro, Thiago Nigro, Primo Rico, Pablo Marçal, Flávio Augusto, Lula, Bolsonaro, Elon Musk, Steve Jobs, Bill Gates, Mark Zuckerberg, Warren Buffett, Silvio Almeida, Paulo Freire, Santos Dumont, Zumbi dos Palmares, Lampião, Padre Cícero, Padre Fábio de Melo, Chico Xavier, Jesus, Jesus Cristo, São Jorge, Santo Antônio, São Francisco, São José, Papa Francisco, Buda,
      Freud, Jung, Lacan, Nietzsche, Sócrates, Platão, Aristóteles, Sêneca, Marco Aurélio, Einstein, Darwin, Picasso, Van Gogh, Da Vinci, Portinari, Aleijadinho, Gilberto Gil, Caetano Veloso, Chico Buarque, Tim Maia, Djavan, Raul Seixas, Cazuza, Renato Russo, Roberto Carlos, Gusttavo Lima, Michael Jackson, Bad Bunny, Bruno Mars, Mano Brown, Emicida, Djonga, MC Poze, Alok, Luiz Gonzaga, Dominguinhos, Tom Jobim, João Gomes, Wesley Safadão, Zeca Pagodinho, Péricles, Belo`,
  },
  {
    kind: 'person',
    gender: 'f',
    takesArticle: false,
    names: `Marta, Rebeca Andrade, Rayssa Leal, Formiga, Serena Williams, Maria Lenk, Hortência, Bia Haddad, Clarice Lispector, Clarice, Cecília Meireles, Cora Coralina, Conceição Evaristo, Carolina Maria de Jesus, Hilda Hilst, Adélia Prado, Lygia Fagundes Telles, Rachel de Queiroz, Djamila Ribeiro, Ana Cristina Cesar, Jane Austen, Virginia Woolf, Agatha Christie, Colleen Hoover, J. K. Rowling, Sylvia Plath, Elena Ferrante, Florbela Espanca, Rupi Kaur,
      Anitta, Ludmilla, Ivete Sangalo, Marília Mendonça, Luísa Sonza, IZA, Pabllo Vittar, Gloria Groove, Beyoncé, Rihanna, Taylor Swift, Lady Gaga, Madonna, Billie Eilish, Dua Lipa, Elis Regina, Rita Lee, Gal Costa, Maria Bethânia, Cássia Eller, Simone Mendes, Ana Castela, Maiara e Maraisa, Elza Soares, Alcione, Tarsila do Amaral, Tarsila, Frida Kahlo, Carmen Miranda, Fernanda Montenegro, Fernanda Torres, Tatá Werneck, Xuxa, Angélica, Virginia Fonseca, Virginia, Bianca Andrade, Boca Rosa, Juliette, Nathalia Arcuri, Luiza Trajano, Rita Lobo, Paola Carosella, Ana Maria Braga, Bela Gil, Barbie, Maria Bonita, Chica da Silva, Dandara, Anita Garibaldi, Princesa Diana, Lady Di, Cleópatra, Joana d'Arc, Irmã Dulce, Santa Rita, Iemanjá, Oxum, Marie Curie, Simone de Beauvoir, Nise da Silveira, Nossa Senhora Aparecida, Maria`,
  },
  {
    kind: 'team',
    gender: 'm',
    takesArticle: true,
    names:
      'Corinthians, Flamengo, Palmeiras, Vasco, Botafogo, Fluminense, Grêmio, Internacional, Cruzeiro, Atlético Mineiro, Galo, Sport, Real Madrid',
  },
  {
    kind: 'team',
    gender: 'f',
    takesArticle: true,
    names: 'Chapecoense, Portuguesa, Ponte Preta, Seleção Brasileira, NBA',
  },
  {
    kind: 'work',
    gender: null,
    takesArticle: false,
    names: `Dom Casmurro, Memórias Póstumas de Brás Cubas, A Hora da Estrela, Grande Sertão Veredas, Vidas Secas, Torto Arado, O Pequeno Príncipe, Pequeno Príncipe, Capitães da Areia, O Cortiço, Cem Anos de Solidão, 1984, Harry Potter, O Senhor dos Anéis, Senhor dos Anéis, Game of Thrones, Breaking Bad, Round 6, Stranger Things, La Casa de Papel, The Office, Friends, Grey's Anatomy, The Last of Us, Wandinha, Bridgerton, Ainda Estou Aqui, Cidade de Deus, Tropa de Elite, O Auto da Compadecida, Auto da Compadecida, Central do Brasil, Bacurau, Star Wars, Titanic, Matrix, Interestelar, Oppenheimer, Duna, Homem-Aranha, Batman, Coringa, Vingadores, Divertida Mente, Divertida Mente 2, Toy Story, Frozen, Rei Leão, Naruto, One Piece, Dragon Ball, Demon Slayer, Attack on Titan, Death Note, Jujutsu Kaisen, Pantera Negra, Clube da Luta, O Poderoso Chefão, Crepúsculo, Jogos Vorazes, Orgulho e Preconceito, É Assim que Acaba, A Menina que Roubava Livros, Chaves, Turma da Mônica, Sítio do Picapau Amarelo, Peaky Blinders, Bluey, Peppa Pig, Galinha Pintadinha, Avenida Brasil, Vale Tudo, The Walking Dead, Prison Break, Dark, Black Mirror, Pai Rico Pai Pobre, O Poder do Hábito, Mulheres que Correm com os Lobos, Hábitos Atômicos, O Alquimista, Quarto de Despejo, Ensaio sobre a Cegueira, A Metamorfose, Crime e Castigo, Macunaíma, Iracema, Asterix`,
  },
  {
    kind: 'event',
    gender: 'm',
    takesArticle: true,
    names:
      'Carnaval, Natal, Natal de Luz, Ano Novo, Réveillon, São João, Círio, Círio de Nazaré, Dia das Mães, Dia dos Pais, Dia dos Namorados, Dia das Crianças, Dia da Mulher, Halloween, Big Brother, BBB, Oscar, Rock in Rio, Lollapalooza, Enem, ENEM, Sisu, Prouni, Fies, Encceja, Brasileirão, Super Bowl, Festival de Parintins, Setembro Amarelo, Outubro Rosa, Novembro Azul, Ramadã, Domingo de Páscoa',
  },
  {
    kind: 'event',
    gender: 'f',
    takesArticle: true,
    names:
      'Black Friday, Champions League, Libertadores, Premier League, Fórmula 1, Stock Car, Copa, Copa do Mundo, Copa do Brasil, Copa América, Eurocopa, Olimpíada, Páscoa, Semana Santa, Sexta-feira Santa, Quaresma, CCXP, Comic Con, Oktoberfest, Virada Cultural, OAB, Revolução Francesa, Segunda Guerra, Segunda Guerra Mundial, Guerra Fria, Proclamação da República, Independência do Brasil, Inconfidência Mineira',
  },
  { kind: 'event', gender: 'f', takesArticle: true, names: 'Olimpíadas*' },
  {
    kind: 'acronym',
    gender: 'm',
    takesArticle: true,
    names: `TDAH, TEA, TOC, TPB, AVC, HIV, DIU, MEI, CNPJ, CPF, RG, DAS, INSS, FGTS, BPC, IPVA, IPTU, ISS, ICMS, IR, IRPF, IOF, PIS, CDB, CDI, FGC, FII, ETF, IPO, SEO, UGC, CRM, ERP, KPI, ROI, PDF, PC, SSD, GPS, GIF, LED, MDF, SUV, SUS, CRAS, CAPS, TCC, MBA, TOEFL, IELTS, BLW, MMA, HIIT, CEP, RH, IBGE, STF, DPVAT, PIX, BDSM, DJ, K-pop, RPG, FPS, ASMR, CAC, PF, CV`,
  },
  {
    kind: 'acronym',
    gender: 'f',
    takesArticle: true,
    names: `IA, CNH, CLT, PJ, OAB, SOP, TPM, IST, DST, TEPT, TSH, LCI, LCA, NFT, LGPD, MPB, HQ, TV, DR, TAG, ONG, PEC, UPA, UBS, UTI, FIV, PMA, AWS, API, DLC, ABNT, USP, UFRJ, UERJ, FUVEST, Fuvest, Unicamp, DPP, NR-1, ANAC, Anvisa, ANVISA, BNCC`,
  },
];

/** Names that are also everyday words: taken as names only when written exactly so. */
export const namesLikeWords = `pele pes praga cuba palmeiras decolar localiza das ir pis ti fit para acre uno gol polo city fazer factor fan x word zoom teams meta record rico inter belo santos
  canela bonito vitoria pipa lima duna dark chaves maria marta formiga virginia porto norte sul rio peru machado cartola lencois
  palmas penha privacy friends titan growth cruzeiro internacional galo sport ranger toro tracker kicks golf threads steam oscar
  cac cv tag pf hamilton salvador blaze pop compass creta strada bros biz atins dark stanley ford honda gramado`;

/** Of these, the ones that at the start of a topic are the everyday word, where any word has a capital. */
export const wordsAtTheStart = `praga cuba palmeiras localiza fit para acre uno gol polo city fazer factor fan meta record rico inter belo canela bonito vitoria pipa lima duna
  chaves maria formiga porto norte sul machado lencois palmas penha cruzeiro internacional galo sport ranger tracker threads tag
  pop compass strada santos blaze word ir das pis`;
