/**
 * More of what people type, by the slug of a subtopic, or by `=domain` for words that tell the domain only
 * (`=outside`: that the topic is of none).
 * Phrases are separated by commas.
 */
export const moreTopicWords: Readonly<Record<string, string>> = {
  'vender-no-instagram':
    'vender no Instagram, vender pelo Instagram, vender no direct, vender no insta, vender pelo insta, vender nos stories, Instagram pra vender, loja no Instagram, Instagram de loja, vendas no Instagram, catálogo no Instagram, seguidores não compram, seguidor curte e não compra, postar preço no Instagram, responder direct',
  'cozinhar-sozinho':
    'cozinhar sozinho, cozinhar sozinha, cozinhar pra um, cozinhar pra uma pessoa só, cozinhar só pra mim, comida pra uma pessoa, receita pra uma pessoa, receita pra um, jantar pra uma pessoa, jantar sozinho, jantar só pra mim, almoço só pra mim, porção individual, congelar comida, congelar marmita em porção, comida de quem mora sozinho, preguiça de cozinhar, jantar em 15 minutos',
  'gripe-e-resfriado':
    'gripe, resfriado, resfriada, gripado, gripada, tosse, tosse seca, tosse que não passa, garganta inflamada, dor de garganta, garganta arranhando, catarro, febre na gripe, vírus da gripe, gripe que não passa, sarar da gripe, remédio pra gripe, antigripal, amigdalite',
  'compras-do-mes':
    'compra do mês, compras do mês, fazer a compra do mês, lista de compras, lista de compras do mês, lista de mercado, lista do mercado, economizar no mercado, economizar no supermercado, compras no mercado, compras no supermercado, atacado, atacarejo, supermercado, mercado caro, gastar no mercado, inflação no mercado, promoção de mercado, preço no mercado, ir ao mercado, fazer mercado, carrinho de compras do mercado',
  'filhos-pequenos-e-casal':
    'casal com filho pequeno, casal com bebê, casamento depois dos filhos, casamento depois do bebê, casal depois dos filhos, relacionamento depois do bebê, tempo a dois, noite de casal, vale-night, briga por causa do filho, brigar por causa dos filhos, marido não ajuda com o bebê, marido não ajuda com os filhos, sexo depois do parto, namorar depois do parto, sair sem os filhos, filho dorme na cama do casal',
  timidez: 'sou tímido, muito tímido, tímida, sou muito tímido',
  'mesada-e-filhos': 'dar mesada, mesada pro filho, dar mesada pro filho',
  'historia-do-brasil':
    'ditadura militar, Diretas Já, Plano Real, Proclamação da República, Dom Pedro, Tiradentes inconfidente, Inconfidência Mineira, Zumbi dos Palmares, quilombo, bandeirantes, Brasil colônia, Brasil império, história brasileira, Lampião, cangaço',
  'historia-geral':
    'pirâmides do Egito, Roma antiga, Império Romano, Grécia antiga, Idade Média, Revolução Francesa, Revolução Industrial, Guerra Fria, vikings, Napoleão, Cleópatra, samurai, história mundial, história antiga, cruzadas, peste negra, Renascimento',
  filosofia:
    'niilismo, ética e moral, sentido da vida, filósofo, filosofar, Sartre, Schopenhauer, Spinoza, Kant, mito da caverna, livre-arbítrio',
  'ciencia-e-universo':
    'evolução das espécies, teoria da evolução, dinossauros, universo, galáxia, estrelas, NASA, viagem no tempo, eclipse, Marte, Lua, curiosidades científicas, ciência, Einstein, Darwin, telescópio, big bang',
  'biologia-e-quimica':
    'neurônio, sistema digestório, mitose, ligações químicas, estequiometria, citologia, ecologia, botânica, bioquímica',
  'tcc-e-pesquisa':
    'orientador do TCC, iniciação científica, referencial teórico, banca do TCC, projeto de pesquisa, fazer o TCC, fazer TCC, terminar o TCC, escrever o TCC',
  'lendas-e-misterios':
    'casos sem solução, sobrenatural, lenda urbana, casa assombrada, fantasma, contar história de medo, crimes reais, mistério, relatos de terror, lendas, lendas brasileiras, lendas do folclore, folclore brasileiro',
  'anime-e-manga':
    'BTS, otaku, mangá, Demon Slayer, Attack on Titan, Jujutsu Kaisen, ver anime, assistir anime, começar a ver anime',
  humor: 'ser engraçado, imitação',
  'novelas-e-reality': 'celebridade, famosos, A Fazenda, Vale Tudo',
  'outros-instrumentos':
    'violino, guitarra, contrabaixo, saxofone, pandeiro, gaita, harpa, instrumento musical, ukulele, berimbau, tocar piano, tocar teclado',
  'teatro-e-atuacao': 'atuação, atuar, peça de teatro, artes cênicas, dublagem',
  pesca: 'piracema, molinete, pescar tilápia',
  automobilismo: 'Verstappen, Hamilton, autódromo, Interlagos',
  'xadrez-e-tabuleiro':
    'jogo de tabuleiro, poker, buraco, sinuca, dungeons and dragons, jogo de cartas, aprender xadrez',
  'trilha-e-camping': 'trekking, rapel, motorhome, camping',
  'morar-fora':
    'saudade do Brasil, morar na Irlanda, morar no Canadá, morar nos Estados Unidos, brasileiro no exterior, vida de imigrante',
  'astrologia-e-taro':
    'lua em escorpião, lua em, meu signo, tirar tarô, cartas de tarô, peixes signo, simpatia, horóscopo, astrologia, lua cheia, cartomante, esoterismo, bruxaria, cristais',
  'tatuagem-e-piercing': 'tattoo',
  'corpo-e-massagem': 'flacidez, pé rachado, spa dos pés, esfoliação corporal',
  dentes:
    'lente de contato dental, medo de dentista, cárie, escovar os dentes, dor de dente, bruxismo, canal no dente, ir ao dentista',
  'alergia-e-rinite': 'bombinha de asma, urticária, ácaro',
  'joelho-e-articulacoes':
    'dor no joelho, bursite, esporão, condromalácia, gota, joelho doendo, joelho dói, dor nos joelhos, joelho inchado',
  'estomago-e-refluxo': 'queimação, omeprazol',
  'colesterol-e-figado': 'fígado, check-up, cirrose',
  raiva: 'brigar no trânsito',
  'medos-e-fobias': 'medo de cachorro, fobia, medo do escuro',
  'dor-e-recuperacao': 'overtraining',
  'vizinhos-e-condominio':
    'taxa de condomínio, condomínio, obra do vizinho, som alto do vizinho, vizinho reclama, vizinho que faz barulho, vizinho faz barulho, vizinhos',
  'lavar-roupa': 'roupa com mofo, lavar tênis, sabão em pó, roupa branca encardida, roupa branca',
  'cafe-e-drinks': 'drink, vinho, cerveja artesanal, gin, barista, coquetel, café especial',
  'peixes-e-frutos-do-mar': 'fritar peixe, tirar cheiro de peixe, frutos do mar, sardinha, polvo, lula',
  'comida-do-mundo': 'temaki, yakisoba, lámen, taco, paella, ceviche',
  'vida-na-roca':
    'sair da cidade grande, agricultura familiar, plantação, agro, fazenda, produtor rural, galinheiro, vida rural',
  flores: 'flor, canteiro de flores, azaleia, jasmim',
  'animais-da-natureza':
    'baleia, tubarão, animais selvagens, vida selvagem, observar pássaros, coruja, lobo-guará, jacaré, tartaruga marinha, golfinho, leão, macaco, curiosidades da capivara',
  'imposto-de-renda': 'Receita Federal',
  revenda: 'atacado, importação',
  funcionarios: 'empregado',
  'vender-imoveis-e-carros':
    'lead de imóvel, loja de carros, corretor iniciante, corretor de imóveis iniciante, corretor, corretora',
  'primeiro-emprego': 'menor aprendiz, estágio sem experiência, conseguir estágio',
  'escolher-profissao': 'escolher a faculdade, que profissão seguir, ser psicóloga, ser advogada',
  'dia-a-dia-da-profissao':
    'bastidores da profissão, ser enfermeira, vida de enfermeira, vida de motorista, vida de dentista, enfermagem',
  'internet-e-wifi': 'trocar de operadora, provedor de internet, 5G',
  'tv-e-streaming': 'Netflix, TV box, projetor',
  'ia-para-criar': 'Midjourney, criar imagem com IA, música com IA',
  'caminhao-e-estrada': 'ônibus de viagem, pegar estrada',
  'vivencia-lgbt': 'lésbica, gay, não binário',
  'brincar-em-casa': 'atividade pra bebê',
  'trancas-e-lace': 'trancista, aplique, peruca, dreads',
  'gluten-e-lactose': 'zero lactose',
  'mitos-dos-alimentos': 'comida que faz mal',
  'coreano-e-japones': 'hiragana, aprender mandarim',
  'plano-de-saude': 'plano negou cirurgia',
  'politica-e-cidadania':
    'três poderes, mesário, urna eletrônica, cobrar político, prefeito, presidente da República, Câmara dos Deputados',
  '=fitness':
    'tai chi, tai chi chuan, caminhada, caminhar, caminhada na areia, caminhada na praia, treinar depois dos 60, treino, treinar, musculação, malhar, exercício, exercícios, fitness, shape, personal trainer, crossfit, pilates, yoga, abdominal, agachamento, prancha, supino, perna, série, repetição, HIIT, aeróbico, bíceps, tríceps, panturrilha, quadríceps, peitoral, halter, barra fixa, kettlebell, esteira ergométrica, spinning, zumba fitness, funcional, calistenia, burpee, polichinelo, aquecimento, bodybuilding, fisiculturismo, anabolizante, bomba na academia, maromba, ficha de treino, hipertrofia, definição muscular, condicionamento físico, cansaço no treino',
  '=nutricao':
    'nutrição, nutricionista, alimentação, dieta, caloria, nutriente, vitamina, saudável, comer, fibra, lactose, glúten, emagrecedor, granola, aveia, chia, linhaça, iogurte natural, salada no pote, suco verde, detox, sódio, açúcar refinado, gordura boa, carboidrato, colágeno em pó, vitamina B12, ferro, magnésio, ômega 3, intolerância, beliscar, fome emocional, efeito sanfona, bioimpedância, cardápio semanal, pós-treino, pré-treino natural, comer de tudo, azeite, adoçante, ovo no café',
  '=saude':
    'saúde, médico, doença, remédio, exame, dor, tratamento, hospital, SUS, consulta, cirurgia, tireoide, gastrite, refluxo, alergia, rinite, sinusite, anemia, câncer, ansiedade física, olho, dentista, dente, aparelho, joelho, coluna, febre, tosse, infecção, vacina, bruxismo, ouvido, zumbido, labirintite, tontura, cansaço, joanete, dedo em gatilho, tendinite, artrose, artrite, fibromialgia, lúpus, psoríase, vitiligo, pele coçando, urticária, gases, azia, hemorroida, infecção urinária, pedra no rim, rim, fígado, gordura no fígado, vesícula, varizes, trombose, anestesia, pós-operatório, exame de sangue, ultrassom, ressonância, posto de saúde, UPA, pediatra, ortopedista, cardiologista, dermatologista, oftalmologista, miopia, óculos de grau, siso, canal no dente, clareamento dental, aparelho nos dentes, gengiva, mau hálito, fisioterapia, homeopatia, chá medicinal, cuidador, acamado, acamada, cadeira de rodas, deficiência, catarata, hepatite, HIV, IST, camisinha, herpes, tuberculose, pneumonia, asma, bronquite, primeiros socorros, engasgo, queimadura, picada, vômito, diarreia, desmaio, pressão baixa, sangramento, pé quebrado, braço quebrado, perna quebrada, dente de leite, placa de bruxismo, cera no ouvido, escova de dente, fio dental, luta contra o câncer, doar sangue, banco de sangue, unha encravada, pé de atleta, micose, chulé, massa corporal, índice de massa corporal, IMC, banho gelado, corte no dedo, cortar o dedo, passar mal, calo, bolsa térmica, cólica renal, raio X, hipotireoidismo, HPV, crise de labirintite, vaso sanguíneo',
  '=saude-mental':
    'primeira consulta na terapia, saúde mental, psicologia, psiquiatra, psicólogo, terapia, emocional, pânico, fobia, trauma, transtorno, bipolar, borderline, TOC, narcisismo, dependência emocional, raiva, autossabotagem, síndrome do impostor, crise, compulsão alimentar, anorexia, bulimia, medo, timidez, estresse, angústia, choro, chorar, culpa, mágoa, rejeição, abandono, ruminação, pensamento intrusivo, gatilho emocional, irritabilidade, apatia, esquizofrenia, hipocondria, claustrofobia, medo de avião, insegurança, paciência, ansiolítico, antidepressivo, Rivotril, mindfulness clínico, psicanalista, terapeuta, resiliência, altas habilidades, superdotação, dislexia, medo de barata, medo de altura, peso na consciência, consciência pesada, medo de morrer, medo de escuro, enfrentar o medo, aracnofobia, vencer o medo, perder o controle, medo de perder o controle',
  '=beleza':
    'beleza, estética, pele, rosto, cosmético, batom, rímel, base, blush, sérum, tratamento facial, limpeza de pele, olheira, poro, tatuagem, piercing, bronzeamento, lip tint, spa, autobronzeador, esfoliante, argila verde, água micelar, tônico facial, demaquilante, lip gloss, pincel de maquiagem, paleta, iluminador, corretivo, pó compacto, primer, cílios, fio a fio, drenagem linfática, massagem modeladora, estrias, celulite, axila escura, virilha escura, pé rachado, spa dos pés, esmalte, esmaltação, francesinha, esteticista, biomédica, bigode chinês, papada, cuidar dos pés, pés ressecados, banho de lua, cuidar das mãos',
  '=cabelo':
    'cabelo, capilar, penteado, corte, franja, shampoo, condicionador, cabeleireiro, fios, couro cabeludo, mega hair, lace, peruca, trança, babyliss, escova, baby hair, coque, rabo de cavalo, chapinha, difusor, leave-in, creme de pentear, óleo de coco no cabelo, pente, touca de cetim, corte bob, corte chanel, franjinha, repicado, undercut, degradê, navalhado, cabelo ralo, cabelo fino, cabelo branco, careca, tintura, nevou, luzes, ombré, morena iluminada, dreads, entrelace, alongamento capilar, barba por fazer, navalha, corte de cabelo, corte masculino, corte feminino, corte curto, cortar o cabelo, cortar a franja, terapia capilar',
  '=moda':
    'moda, roupa, look, vestir, outfit, calça, vestido, camisa, jeans, saia, blusa, sapato, tênis, salto, jaqueta, bolsa, acessório, joia, estilo, fashion, alfaiataria, biquíni, lingerie, combinar roupa, pantalona, legging, cropped, macacão, blazer, moletom, casaco, cardigã, sandália, bota, chinelo, sapatilha, mocassim, camiseta, regata, short, bermuda, pijama, sutiã, calcinha, cueca, meia, cinto, chapéu, boné, lenço, brinco, colar, pulseira, anel, piercing falso, semijoia, grife, luxo silencioso, tendência, desfile, estampa, tecido, linho, jeans rasgado, roupa íntima, uniforme, fantasia, coleção, estilista, streetwear, thrift, country, evangélica, modesta, praia look, manga comprida, camisa de manga comprida, casaco de inverno, roupa barata',
  '=financas':
    'finanças, dinheiro, grana, dívida, salário, banco, boleto, economizar, educação financeira, imposto de renda, nota, pix, gasto, pobre, rico, conta bancária, carnê, cheque, fatura, juros, taxa, tarifa, cashback, orçamento, despesa, falido, aperto, contracheque, décimo terceiro, vale, mesada, cofrinho, agiota, penhora, empréstimo, crediário, loteria, mega-sena, jogo do bicho, sorteio, inflação, cesta básica, consumismo, dízimo financeiro, imposto, restituição, malha fina, leão da receita, PicPay, fim do mês',
  '=investimentos':
    'viver de dividendos, investimento, investir, bolsa de valores, tesouro, dividendos, cripto, criptomoeda, renda fixa, renda passiva, imóvel, corretora, carteira de investimentos, fundo, ouro, dólar, ETF, Nasdaq, S&P 500, small caps, BDR, debênture, LCI, LCA, CRI, Selic, CDI, Ibovespa, XP, home broker, renda variável, aluguel de ações, patrimônio, milhão, herdar, leilão de imóvel, flip de imóvel, kitnet para alugar, viver de aluguel, terreno, alta do dólar, queda do dólar, dólar hoje',
  '=negocios':
    'negócio, empresa, empreender, empreendedor, empreendedora, empreendedorismo, CNPJ, lucro, loja, startup, franquia, faturar, faturamento, cliente, estoque, sócio, padaria, barbearia, petshop, salgadinho para vender, geladinho, chup-chup, brechó lucrativo, papelaria personalizada, caneca personalizada, estamparia, gráfica, pizzaria, restaurante, lanchonete, sorveteria, açaiteria, cafeteria, mercadinho, quitanda, floricultura, oficina própria, estúdio, fornecedor, atacado, revenda, embalagem, marca própria, ponto comercial, funcionário, contratar, folha de pagamento, contador, nota fiscal, alvará, imposto da empresa, maquininha, capital de giro, sociedade, falência, pequeno negócio, microempresa, holding, importação, Alibaba, marca de roupa, nome pra loja, tocar a empresa, padaria de bairro',
  '=marketing':
    'marketing, redes sociais, Instagram, TikTok, YouTube, seguidores, conteúdo, post, reels, stories, engajamento, algoritmo, creator, influencer, hashtag, perfil, viral, viralizar, branding, campanha, anúncio, legenda, social media, podcast, Facebook, Threads, Twitter, Pinterest, Kwai, feed, bio, nicho, publi, collab, trend, áudio em alta, edição pra reels, filtro, live no Instagram, live, enquete, hook, gancho, roteiro de vídeo, thumbnail, analytics, métricas, alcance, impressões, comentários, haters, cancelamento, blogueira, mídia kit, gestor de redes, funil, lead, SEO, blog, newsletter, e-mail marketing, landing page, logo, logotipo, identidade visual, banner, jingle, propaganda, publicidade, agência, Shorts, storytime, vlog, textão, fazer um podcast',
  '=vendas':
    'venda, vendas, vender, vendedor, vendedora, cliente, desconto, negociar, proposta, fechar venda, prospecção, upsell, funil de vendas, loja física, consultor de vendas, meta de vendas, comissão, orçamento sem resposta, follow-up, carteira de clientes, CRM, script de vendas, gatilho de escassez, promoção, brinde, frete grátis, cupom, liquidação, vitrine, prospectar, cold call, direct, vácuo, indicação de cliente, combo, kit, cupom de desconto',
  '=carreira':
    'carreira, emprego, trabalho, profissão, chefe, vaga, salário, CLT, estágio, demissão, promoção, LinkedIn, currículo, recrutador, entrevista, enfermagem, engenheiro, advogado, dentista, mercado de trabalho, policial, bombeiro, professor, professora, engenheira, enfermeira, padeiro, arquiteta, concursado, jovem aprendiz, freelancer, reunião, trampo, patrão, crachá, holerite, colega de trabalho, call, e-mail profissional, hora extra, plantão, escala, uniforme, trainee, estagiário, RH, seleção, vocação, teste vocacional, aposentado voltando, servidor público, costureira, secretária, recepcionista, cozinheiro, garçom, segurança, vigilante, porteiro, operador, técnico, engenharia, arquitetura, administração, contabilidade, jornalismo, publicitário, comissária, piloto, marinheiro, militar, exército, marinha, aeronáutica, maestro, recursos humanos, comissária de bordo, bombeiro civil',
  '=estudos':
    'estudar, estudo, prova, concurso, faculdade, vestibular, escola, professor, aluno, aula, resumo, matéria, história, geografia, física, química, biologia, filosofia, mestrado, bolsa de estudos, aprender, universidade, caderno, mapa mental, simulado, gabarito, cursinho, ETEC, IFRN, Fuvest, Unicamp, medicina vestibular, TCC, ABNT, seminário, apresentação escolar, artigo científico, doutorado, pesquisa científica, Revolução Francesa, Segunda Guerra, ditadura, Brasil colônia, sociologia, astronomia, célula, DNA, tabela periódica, leis de Newton, trigonometria, logaritmo, interpretação de texto, verbo, análise sintática, pedagogia, educação infantil, alfabetizar, ENCCEJA, EJA, supletivo, escola pública, volta às aulas, professor particular, luta de classes, descobrimento do Brasil, corrida espacial, Guerra Fria, buraco negro, sistema solar, fotossíntese, mito da caverna, Revolução Industrial, Império Romano, Egito antigo, Grécia antiga, Idade Média, férias escolares',
  '=idiomas':
    'idioma, inglês, espanhol, francês, alemão, italiano, japonês, coreano, libras, fluência, fluente, pronúncia, gramática, gíria, sotaque, traduzir, verbo to be, poliglota, língua, phrasal verbs, present perfect, listening, speaking, writing, TOEFL, IELTS, shadowing, série em inglês, música em inglês, sotaque britânico, gringo, portunhol, hangul, kanji, esperanto, latim, guarani, intérprete, tradutor, expressão idiomática, falso cognato, dialeto, geração Z gíria, tradução, tradução simultânea, intérprete de Libras, língua de sinais, aprender Libras',
  '=tecnologia':
    'tecnologia, celular, computador, app, aplicativo, software, inteligência artificial, IA, internet, notebook, programar, programação, Python, site, chip, Android, Windows, Excel, robô, gadget, fone, smartwatch, tablet, impressora, drone, wi-fi, hacker, dados, nuvem, senha, tela quebrada, carregador, bateria, caixa de som, smart TV, projetor, câmera, webcam, teclado, mouse, pendrive, HD, SSD, placa-mãe, roteador, 5G, eSIM, backup, Google Drive, planilha, PDF, print, prompt, ChatGPT, Gemini, deepfake, robótica, Arduino, impressora 3D, HTML, CSS, JavaScript, Java, SQL, banco de dados, front-end, cibersegurança, phishing, vírus no celular, Linux, Mac, Kindle, relógio inteligente, realidade virtual, metaverso, teclado mecânico, rede neural, cabo USB, concerto de celular, conserto de celular, consertar celular, trocar a tela, assistência técnica, mouse sem fio, vírus no computador',
  '=games':
    'Mario Kart, Dark Souls, platinar, zerar jogo, controle com drift, drift do controle, jogo, game, gamer, jogar videogame, videogame, PlayStation, Xbox, Nintendo, Steam, console, gameplay, RPG, fase, boss, Minecraft, Fortnite, GTA, Zelda, Mario, Pokémon, skin, speedrun, emulador, DLC, mod, battle royale, clã, elo, ranked, mira, servidor, streamer, twitch, cartucho, fliperama, joystick, controle do PS5, placa de vídeo, easter egg, tier list, Pokémon GO, Elden Ring, God of War, Resident Evil, The Sims, Stardew, Among Us, xadrez online, card game, board game, jogo de tabuleiro, jogo indie, LoL, CS2, Brawl Stars, Genshin',
  '=pets':
    'aquário marinho, aquarismo, peixe de aquário, cachorro, gato, pet, filhote, veterinário, ração, animal, vira-lata, coleira, banho e tosa, golden, shih-tzu, poodle, labrador, pitbull, pinscher, latido, pulga, carrapato, papagaio, calopsita, hamster, coelho, peixe, aquário, castrar, castração, patinha, focinho, miado, latir, caixa de areia, arranhador, petisco, tosa, vermífugo, antipulgas, cinomose, parvovirose, cio, ninhada, pedigree, raça, gata, cadela, gatinho, cachorrinho, husky, bulldog, border collie, yorkshire, maltês, dachshund, salsicha, rottweiler, siamês, persa, fogos e cachorro, medo de fogos, pet sitter, hotel de cachorro, betta, cavalo, galinha, jabuti, porquinho, chinchila, cobra de estimação, cama de cachorro, cama de gato, galinha no quintal, roupa de cachorro, gato castrado, cachorro castrado, cachorro comendo grama',
  '=maternidade':
    'bebê, mãe, maternidade, filho, filha, criança, gestante, gravidez, parto, amamentar, fralda, recém-nascido, pai, paternidade, enxoval, chá de bebê, creche, berço, mamadeira, chupeta, educar filhos, neném, mordedor, carrinho de bebê, sling, canguru, pediatra, puericultura, moisés, body de bebê, quarto de bebê, lembrancinha de maternidade, mesversário, engatinhar, dentinho, primeira palavra, primeiro aninho, brincadeira, brinquedo, Montessori, escolinha, mãe de menino, mãe de menina, mãe de gêmeos, gêmeos, pai de primeira viagem, padrasto, adoção de criança, adotar criança, aborto espontâneo, infertilidade, FIV, tentante, teste positivo, barriga de grávida, ensaio gestante, doula, contração, anestesia no parto, leite, filho único, irmão mais novo, ciúme entre irmãos, prematuro, bebê prematuro, UTI neonatal, cadeirinha, barriga de aluguel',
  '=relacionamento':
    'relacionamento, namoro, namorado, namorada, casal, amor, ex, marido, esposa, casamento, traição, ciúme, paixão, término, sogra, família, amigo, amizade, flerte, crush, solteiro, solteira, encontro, Tinder, briga, divórcio emocional, noivado, sexo, ranço, beijo, ficante, contatinho, paquera, date, cantada, abraço, DR, aliança, noivo, lua de mel, separação, carência, gelo, dar um gelo, levar um fora, dar um fora, vácuo no namoro, friendzone, rolo, situationship, amor à distância, alma gêmea, cunhado, genro, nora, madrasta, enteado, compadre, madrinha, padrinho, vizinha fofoqueira, fofoca, treta, inveja, mentira, perdoar, perdão, confiança no parceiro, mulher solteira, viúva, carta de amor, declaração de amor',
  '=casa':
    "quarto de hóspedes, lavabo, closet, edícula, mezanino, lareira, área de serviço, casa, apartamento, limpeza, limpar, organizar, faxina, decoração, decorar, móvel, sofá, cozinha, banheiro, quarto, sala, reforma, parede, pintar parede, lavar roupa, mofo, geladeira, fogão, máquina de lavar, eletrodoméstico, pia, torneira, lava e seca, encanamento, chuveiro, cortina, panela, ventilador, robô aspirador, micro-ondas, fritadeira, sabão caseiro, sabão, detergente, desinfetante, água sanitária, vinagre na limpeza, bicarbonato, vassoura, rodo, aspirador, tanque, varal, roupa encardida, amaciante, cheiro na geladeira, armário, guarda-roupa, gaveta, prateleira, estante, colchão, cama, travesseiro, lençol, toalha, poltrona, mesa de jantar, rack, espelho, luminária, abajur, quadro na parede, persiana, janela, porta, fechadura, chave, piso, rejunte, box, vaso sanitário, descarga, ralo, caixa d'água, telhado, laje, calha, goteira, rachadura, tomada, disjuntor, lâmpada, fiação, furadeira, parafuso, martelo, tinta, gesso, drywall, azulejo, garagem, quintal, churrasqueira em casa, lavanderia, despensa, traça, cupim, pernilongo, rato, mudança de casa, condomínio novo, planta da casa, jogo de cama, jogo americano, gás de cozinha, botijão, queda de energia, cama de casal, separar o lixo, coleta seletiva, lixo, gato de luz",
  '=jardim':
    'planta, jardim, horta, vaso, muda, flor, orquídea, suculenta, adubo, rega, poda, podar, terra, semente, jardinagem, folha, samambaia, rosa do deserto, cacto, bonsai, crochê, marcenaria, macramê, tricô, amigurumi, biscuit, artesanato, substrato, vaso de planta, regador, estaca, enxerto, semear, sementeira, estufa, hidroponia, jardineira, trepadeira, primavera planta, hibisco, lavanda, alecrim, manjericão, girassol, antúrio, begônia, violeta, avenca, bromélia, palmeira, babosa, espada, comigo-ninguém-pode, arruda, pimenteira, tomateiro, morangueiro, abacateiro, pé de manga, cebolinha, couve, alface, minhoca, formiga na planta, lesma, fungo na planta, tapete de crochê, bolsa de crochê, crochetar, agulha de crochê, feltro, ponto cruz, bordar, cestaria, cerâmica, resina, velas aromáticas, decoupage, MDF, patchwork',
  '=viagem':
    'viagem, viajar, pôr do sol, turismo, praia, hotel, passagem, mala, destino, roteiro, pousada, mochilão, avião, aeroporto, cidade, ilha, cachoeira, trilha, férias, hostel, airbnb, passeio, cruzeiro, excursão, passaporte, visto, turista, mirante, cânion, chapada, duna, lagoa, cataratas, gruta, rapel, tirolesa, rafting, mergulho, snorkel, camping, acampar, barraca de acampar, motorhome, rodoviária, navio, resort, all inclusive, guia turístico, city tour, aluguel de carro, seguro viagem, imigração, alfândega, mala extraviada, jet lag, fuso, intercambista, Jalapão, Pantanal, Amazônia, Lençóis Maranhenses, Chapada Diamantina, Chapada dos Veadeiros, Bonito MS, Alter do Chão, Capitólio, Inhotim, Beto Carrero, Hopi Hari, parque temático, perrengue na viagem, férias de julho',
  '=automotivo':
    'porta-malas, carro, moto, dirigir, CNH, motor, pneu, gasolina, mecânico, oficina, mecânica, óleo do motor, freio, câmbio, SUV, motorista, trânsito, caminhão, caminhoneiro, motoboy, Uber, som automotivo, autoescola, capacete, motocicleta, Honda, Yamaha, Fiat, Volkswagen, Chevrolet, picape, hatch, sedã, Hilux, Saveiro, Strada, Toro, S10, Amarok, Ranger, Corolla, Civic, Onix, HB20, Kwid, Creta, Compass, Renegade, Celta, Palio, Golf, Jetta, Uno, Voyage, Fox, Kombi, Fusca, embreagem, carburador, radiador, escapamento, correia, vela do carro, injeção eletrônica, pastilha de freio, amortecedor, suspensão, farol, para-brisa, calibrar pneu, lataria, funilaria, guincho, estacionar, baliza, ladeira, rodovia, pedágio, blitz, bafômetro, Detran, IPVA, licenciamento, leilão de carro, test drive, motoclube, trilha de moto, pneu furado, carreta, ônibus, trator, rebaixado, turbo, drift',
  '=fe':
    'fé, Deus, Jesus, Bíblia, igreja, oração, orar, evangelho, salmo, santo, santa, espiritual, espiritualidade, religião, padre, pastor, missa, culto, umbanda, candomblé, evangélico, católico, terço, versículo, louvor, pecado, cristão, cristã, gospel, papa, Vaticano, padroeiro, novena, quaresma, jejum de Daniel, arrebatamento, batismo, crisma, primeira comunhão, dízimo, pregação, círculo de oração, hino, adoração, Espírito Santo, anjo, anjo da guarda, demônio, exorcismo, apocalipse, profecia, milagre, testemunho, conversão, perdão de Deus, Moisés, Davi, Ester, Rute, Paulo apóstolo, Maria mãe de Jesus, judaísmo, islamismo, Ramadã, budismo, hinduísmo, orixá, Ogum, Xangô, Iansã, incenso, cristal, chakra, signo, áries, touro, gêmeos signo, leão signo, virgem signo, escorpião, sagitário, capricórnio, aquário signo, peixes signo, libra signo, câncer signo, lua em, ascendente, mercúrio retrógrado, tarô, carma, energia espiritual, lei da atração, gratidão',
  '=produtividade':
    'produtividade, hábito, rotina, foco, procrastinar, disciplina, organização pessoal, metas, planner, agenda, concentração, autoconhecimento, desenvolvimento pessoal, mindset, motivação, propósito, sucesso, gestão do tempo, autodisciplina, acordar cedo, pomodoro, minimalismo, to-do list, priorizar, prioridade, atraso, pontualidade, acordar, madrugar, preguiça, paciência, reclamar, perfeccionismo, zona de conforto, autorresponsabilidade, autocontrole, mentalidade, visualização, journaling, diário, gratidão diária, leitura diária, dopamina, hiperprodutividade, deep work, kanban, Notion, calendário, planejamento semanal, tomar decisão, decisão difícil, arrependimento, coragem, confiança pra falar, comunicação assertiva, carisma, persuasão, inteligência, liderança pessoal, mudar de vida, recomeçar',
  '=culinaria':
    'ceviche, guacamole, falafel, homus, risoto, carpaccio, paella, burrito, taco mexicano, nachos, gyoza, curry, croissant, brioche, macaron, tiramisù, brownie, cookie, cupcake, churros, alfajor, focaccia, bruschetta, baguete, chimichurri, kimchi, tempurá, tofu, sarapatel, rapadura, mocotó, dobradinha, rabada, barreado, maniçoba, ramen, poke, receita, cozinhar, bolo, pão, arroz, feijão, frango, carne, massa, molho, sobremesa, churrasco, pizza, macarrão, peixe, camarão, torta, salada, sopa, forno, tempero, prato, comida, doce, salgado, pudim, brigadeiro, lasanha, moqueca, tapioca, cuscuz, feijoada, coxinha, hambúrguer, estrogonofe, marmita, queijo, ovo, batata, mandioca, café coado, drink, caipirinha, jantar, almoço, lanche, cozinha, gourmet, sushi, comida japonesa, yakisoba, acarajé, vatapá, caruru, tacacá, bobó, farofa, farinha, fubá, polvilho, goma, beiju, canjiquinha, angu, polenta, purê, nhoque, panqueca, crepe, waffle, omelete, quiche, empadão, escondidinho, rocambole, panetone, rabanada, pavê, mousse, geleia, compota, doce de abóbora, cocada, paçoca, pé de moleque, quindim, bombom, trufa, ganache, chantilly, merengue, suspiro, sonho, bolacha, biscoito, torrada, sanduíche natural, wrap, pastel, kibe, esfirra, empada, risole, bolinha de queijo, frango assado, galinhada, carne moída, carne de panela, bife, filé, costelinha, linguiça, calabresa, bacon, pernil, peru, bacalhau, tilápia, salmão, atum, sardinha, polvo, temaki, lámen, strogonoff, fricassê, nhoque de batata, macarronada, molho branco, molho de tomate, vinagrete, maionese, pesto, tempero caseiro, caldo verde, caldo de cana, canja, suco natural, vitamina de banana, café, cappuccino, chá gelado, coquetel, licor, quentão, cerveja artesanal, vinho, fermentar, congelar comida, descongelar, panela de barro, faca de cozinha, cozinheiro, cozinheira, chef de cozinha, padeiro, padaria, confeiteiro, inhame, abóbora, chuchu, quiabo, berinjela, abobrinha, couve-flor, brócolis, espinafre, banana da terra, abacaxi, morango, maçã, limão, maracujá, goiabada, doce de leite, queijo coalho, requeijão, manteiga, leite condensado, chocolate, cacau, suco de manga, suco, corte de carne, língua de boi, dente de alho',
  '=direito':
    'estelionato, abuso de autoridade, erro médico, briga com vizinho, segunda via do RG, retificar nome, retificação de nome, direito, direitos, lei, advogado, processo, justiça, juiz, Procon, contrato, indenização, pensão, herança, divórcio, crime, trabalhista, INSS, aposentadoria, auxílio, multa, testamento, usucapião, guarda, denunciar, ação judicial, golpe, artigo, constituição, boletim de ocorrência, delegacia, advogada, OAB advocacia, audiência, petição, processo judicial, pequenas causas, danos morais, calúnia, difamação, injúria, racismo, homofobia, assédio, prisão, fiança, habeas corpus, júri, réu, LGPD, direito de imagem, direitos autorais, plágio, lei do silêncio, som alto, barulho, escuta som alto, muro do vizinho, cartório, certidão, registro, procuração, curatela, interdição, adoção legal, nacionalidade, cidadania italiana, Bolsa Família, BPC, eleição, voto, título de eleitor, imposto sobre herança, concurso na justiça, prisão perpétua, pena de morte, medida provisória, casar no civil, visita íntima, agressão, meia-entrada',
  '=esporte':
    'esporte, futebol, time, jogador, campeonato, gol, atleta, Copa, Olimpíadas, vôlei, basquete, natação, luta, jiu-jítsu, boxe, judô, MMA, ciclismo, surfe, skate, tênis de quadra, NBA, Fórmula 1, Brasileirão, Libertadores, torcida, seleção, Corinthians, Flamengo, Palmeiras, São Paulo FC, Vasco, Neymar, Messi, goleiro, pênalti, capoeira, ginástica artística, handebol, pelada, racha, várzea, escanteio, impedimento, zagueiro, volante, atacante, camisa 10, técnico de futebol, estádio, ingresso do jogo, torcida organizada, álbum da Copa, figurinha, VAR, mercado da bola, rebaixado no campeonato, Champions, Premier League, seleção feminina, medalha, pódio, maratona aquática, triatlo, Ironman, remo, canoagem, stand up paddle, kitesurf, mergulho esportivo, rapel esportivo, slackline, patinação, ginástica, ginasta, hidroginástica, tênis esporte, raquete, padel, pingue-pongue, bilhar, boliche, golfe, hipismo, rodeio, vaquejada, automobilismo, kart, MotoGP, UFC, faixa preta, luta livre, esgrima, arco e flecha, rúgbi, futebol americano, beisebol, paralimpíada, arremesso, cesta de três, manchete no vôlei, jogadora, treino de goleiro, chuteira, corrida de cavalo, levantamento de peso',
  '=arte':
    'trombone, violino, violoncelo, saxofone, sax, trompete, clarinete, gaita, acordeão, sanfona, flauta, flauta doce, piano, tocar piano, tocar teclado, teclado musical, tocar bateria, contrabaixo, pandeiro, tamborim, zabumba, berimbau, cajón, instrumento musical, partitura, arte, música, cantar, desenho, pintura, livro, filme, série, poesia, poema, poeta, escritor, escritora, literatura, dança, teatro, fotografia, foto, violão, guitarra, teclado, bateria musical, cantor, cantora, banda, show, anime, mangá, novela, dorama, cinema, ator, atriz, romance, aquarela, escultura, edição de vídeo, CapCut, cavaquinho, ukulele, artista, museu, samba, sertanejo, funk, rap, forró, pagode, MPB, grafite, K-pop, artesão, conto, contos, crônica, haicai, cordel, repente, sarau, declamar, verso, rima, choro, roda de choro, roda de samba, bossa nova, axé music, piseiro, brega, tecnobrega, maracatu, samba-enredo, escola de samba, passista, bateria de escola de samba, percussão, cajon, harpa, DJ, beat, mixagem, estúdio de gravação, clipe, letra de música, maestro, orquestra, ópera, ballet, jazz, dança contemporânea, peça, atuar, dublagem, stand-up, humor, humorista, comédia, palhaço, circo, mágica, cosplay, quadrinhos, HQ, gibi, Marvel, DC, Studio Ghibli, terror, suspense, ficção científica, romance de época, fantasia medieval, true crime, documentário, curta-metragem, roteiro de cinema, direção de cinema, diretor, Oscar, Globoplay, novela das nove, BBB, reality show, pintura em tela, pintura a óleo, tinta acrílica, guache, giz pastel, lápis de cor, esboço, anatomia pra desenhar, caricatura, charge, mural, xilogravura, exposição, Tarsila, Frida Kahlo, Van Gogh, Portinari, fotógrafa, ensaio, luz natural, retrato, preset, drone filmagem, aula de bateria, bateria de banda, aula de teclado, escola de música, aula de piano, peça de teatro, tocar um instrumento, tecla do piano',
  // Words of no domain, so that a word they share with one does not draw them there.
  '=outside':
    'leão-marinho, arara-azul, tamanduá, tubarão-branco, cobra coral, jararaca, bicho-preguiça, tatu-bola, sabiá, bem-te-vi, quero-quero, gavião, águia, pinguim, elefante, girafa, tigre, urso, raposa, morcego, sapo, fazenda de formigas, formigueiro, colmeia, abelha, criar abelha, apicultura, borboleta, besouro, cigarra, vaga-lume, libélula, água-viva, estrela-do-mar, cavalo-marinho, peixe-boi, boto-cor-de-rosa, dinossauro, vulcão, terremoto, tsunami, furacão, aquecimento global, mudança climática, efeito estufa, crédito de carbono, desmatamento, poluição, energia nuclear, petróleo, agronegócio, gado, Casa Branca, guerra na Ucrânia, refugiados, óvni, disco voador, alienígena, terra plana, teoria da conspiração, vampiro, sereia, colecionar moedas, coleção de selos, rede de pesca, vara de pescar, cabo de guerra, guarda-chuva, transição de gênero, família real, soltar pipa, arco-íris, previsão do tempo, queda de avião, tempestade, pão-duro, quadro de avisos, macaco hidráulico, pé frio, dedo podre, cara de pau, mão de vaca, saia justa, papo furado, bode expiatório, batata quente, dor de cotovelo, olho gordo, bicho de sete cabeças, ponto de vista, ponto de ônibus, linha de pipa, onda de calor, Gata Borralheira, pérola negra, lua de sangue, estrela cadente, carta na manga, gato por lebre, língua solta',

  'emagrecer-na-academia':
    'perder barriga, queimar gordura, perder gordura, perder kg, perder quilos, perder 10 kg, 10 kg em 30 dias, secar barriga, definir abdômen, afinar a cintura, cardio, emagrecer, emagrecer rápido, treino pra emagrecer, musculação emagrece, esteira emagrece, gordura localizada, secar na academia, perder peso na academia, barriga treinando, pochete',
  'ganhar-massa':
    'ganhar massa, braço grande, peito, costas largas, ganhar peso, massa muscular, bulking, ficar com o braço grande, aumentar o braço, ficar mais forte, bíceps não cresce, magro ganhar peso, treino de peito, treino de costas, ganhar músculo',
  'treino-em-casa':
    'treinar em casa, exercício em casa, treino sem academia, flexão, pular corda, malhar em casa, malhar sem sair de casa, treinar sem sair de casa, exercício sem aparelho, treino de 20 minutos em casa, flexão de braço, barra fixa em casa',
  'comecar-academia':
    'primeiro treino, começar a malhar, voltar pra academia, medo da academia, ficha de treino, começar na academia, iniciar academia, iniciante na academia, primeiro dia na academia, primeiro dia de academia, primeira semana na academia, primeira vez na academia, primeiro mês de academia, vergonha da academia, medo de ir na academia, academia pra iniciante',
  corrida:
    'começar a correr, corrida de rua, meia maratona, correr sem cansar, correr, tênis pra correr, caminhar, correr 5km, correr 10km, prova de corrida, correr na esteira, correr na rua, preparar pra maratona, pace da corrida',
  'constancia-no-treino':
    'constância na academia, não desistir da academia, preguiça de ir pra academia, motivação pra treinar, faltar academia, manter o treino, desistir da academia, parei de treinar, faltei na academia, falto na academia, treinar todo dia, sem vontade de treinar, desistir de treinar',
  'treino-depois-dos-40':
    'treino para idosos, musculação depois dos 50, exercício na menopausa, depois dos 40, depois dos 50, terceira idade, musculação pra idoso, exercício pra idoso, idoso na academia, academia na terceira idade, treinar depois dos 60, começar a treinar aos 50, musculação na terceira idade',
  'mobilidade-e-lesao':
    'alongar, mobilidade, lesão, postura, lesão no treino, aquecimento antes do treino, aquecer antes do treino, treinar lesionado, torci o tornozelo, voltar de lesão',
  'treino-feminino':
    'aumentar o bumbum, treino de glúteo, treino de perna, treino feminino, bumbum, treino pra bumbum, treino de mulher, treinar menstruada, elevação pélvica, afinar a coxa',
  suplementos:
    'whey protein, creatina, tomar creatina, suplemento, BCAA, cafeína, pré-treino faz mal, tomar whey, creatina engorda, glutamina, albumina, hipercalórico, beta-alanina',
  'comer-melhor':
    'alimentação saudável, comer saudável, comida saudável, reeducação, parar de comer besteira, comer menos besteira, comer besteira, comer direito, cortar ultraprocessado, comer mais salada, comer mais fruta, alimentação equilibrada, comer verdura, ler rótulo',
  'dieta-para-emagrecer':
    'emagrecer sem academia, emagrecer sem exercício, emagrecer sem treinar, low carb, cetogênica, jejum, contar calorias, calorias, compulsão, fome à noite, dieta flexível, chá pra emagrecer, dieta, comer pra emagrecer, jejum de 16 horas, cardápio pra emagrecer, furar a dieta, compulsão por comida, beliscar o dia todo, fome de noite, efeito sanfona',
  marmitas:
    'marmita, marmitas, marmita congelada, marmita da semana, marmita fitness, meal prep, marmita pra semana, congelar marmita, marmita pro trabalho, comida congelada pra semana, almoço pra levar',
  'doces-e-acucar':
    'parar de comer doce, vício em doce, vontade de doce, cortar açúcar, sem açúcar, viciada em doce, viciado em açúcar, compulsão por doce, parar de comer chocolate, doce depois do almoço, largar o açúcar',
  proteina:
    'proteína, alto em proteína, proteico, quanto de proteína, fonte de proteína, bater proteína, proteína por dia, proteína barata, lanche com proteína, ovo todo dia',
  intestino:
    'intestino preso, prisão de ventre, inchaço, barriga inchada, gases, barriga estufada, estufamento, intestino irritável, soltar o intestino, kefir',
  'vegetariano-vegano':
    'vegano, vegana, vegetariano, vegetariana, parar de comer carne, sem carne, virar vegana, virei vegana, virar vegetariano, comida vegana, segunda sem carne, substituir a carne, no lugar da carne',
  'canetas-emagrecedoras':
    'Ozempic, Mounjaro, Wegovy, Saxenda, caneta emagrecedora, tirzepatida, caneta pra emagrecer, injeção pra emagrecer, monjaro, ozempic sem receita, parar o Ozempic, retatrutida',
  bebidas:
    'beber água, beber mais água, energético, refrigerante, parar de tomar refrigerante, café demais, chá verde, ressaca, água por dia, tomar água, quanta água, água com limão, água de coco, suco detox, parar de tomar café, coca-cola, viciado em coca, cerveja engorda',
  'comer-gastando-pouco':
    'feira livre, fazer feira, xepa, dieta barata, comer bem gastando pouco, alimentação barata, comer saudável com pouco dinheiro, comer saudável gastando pouco, alimentação saudável barata, comida saudável barata, lista da feira',
  'dormir-melhor':
    'dormir, insônia, não consigo dormir, dormir bem, sono, melatonina, acordar cansado, ronco, apneia, roncar, higiene do sono, durmo mal, dormir mal, acordo cansada, acordar cansada, remédio pra dormir, chá pra dormir, dormir pouco, sono leve, acordo de madrugada, pegar no sono',
  'dor-nas-costas':
    'dor na coluna, dor lombar, hérnia de disco, ciático, escoliose, dor nas costas, postura no computador, travei a coluna, coluna travada, travar as costas, torcicolo, dor na lombar, bico de papagaio, dor no pescoço, dor na cervical',
  'pressao-e-coracao':
    'pressão alta, coração, arritmia, AVC, pressão subiu, remédio pra pressão, baixar a pressão, palpitação, sopro no coração, infarto em jovem, pressão vive alta',
  diabetes:
    'diabético, glicemia, insulina, diabetes tipo 2, pré-diabetes, açúcar alto no sangue, baixar a glicose, glicose alta, diabetes gestacional, hipoglicemia, dieta pra diabético',
  enxaqueca:
    'dor de cabeça, enxaqueca com aura, cefaleia, dor de cabeça todo dia, cabeça doendo, pontada na cabeça, cabeça latejando, remédio pra dor de cabeça',
  imunidade:
    'dengue, vitamina D, vitamina C, covid, imunidade, aumentar a imunidade, imunidade baixa, vírus da dengue, tomar vacina, vacina da gripe, chikungunya, fico doente toda hora',
  'saude-da-mulher':
    'menopausa, TPM, cólica menstrual, endometriose, ovário policístico, SOP, DIU, anticoncepcional, menstruação, candidíase, ginecologista, tentante, infertilidade, dificuldade pra engravidar, fertilização in vitro, tentando engravidar, calorão da menopausa, calorão, cólica forte, menstruação atrasada, menstruar, mioma, corrimento, papanicolau, ovário, reposição hormonal, pílula anticoncepcional',
  'saude-do-homem':
    'próstata, testosterona baixa, ejaculação precoce, disfunção erétil, vasectomia, urologista, novembro azul, exame de próstata, toque retal, hormônio masculino, impotência, homem não vai ao médico, varicocele, HPV no homem',
  'envelhecer-bem':
    'Alzheimer, memória do idoso, terceira idade, cuidar de idoso, longevidade, cuidar dos pais idosos, cuidar de avó, idoso acamado, pai com Alzheimer, minha avó esquece, avó esquecendo as coisas, perda de memória, demência, cuidar da mãe doente, cuidar do pai doente, mãe idosa, pai idoso, avó doente, casa de repouso, asilo, queda de idoso, Parkinson',
  'parar-de-fumar':
    'parar de fumar, cigarro, vape, cigarro eletrônico, parar de beber, alcoolismo, maconha, largar o vape, largar o cigarro, viciado em vape, fumante, largar a bebida, nicotina, parar com o pod',
  ansiedade:
    'crise de ansiedade, ansioso, ansiosa, controlar a ansiedade, sintomas de ansiedade, pensar demais, overthinking, coração acelerado de ansiedade, crise de pânico, falta de ar de ansiedade, remédio pra ansiedade, penso demais, pensar muito, mente acelerada, pilha de nervos',
  depressao:
    'depressão, depressivo, tristeza, sem vontade de nada, depressão pós-parto, desânimo, sem vontade de sair da cama, não consigo sair da cama, não tenho vontade de nada, sentir vazio, tristeza profunda, sem ânimo, desanimado, desanimada, remédio pra depressão',
  burnout:
    'burnout, esgotamento, estresse no trabalho, exausto, exausta, cansaço mental, esgotada do trabalho, esgotado do trabalho, cansada do trabalho, cansei do trabalho, cansei de tudo no trabalho, exausta do trabalho, adoecer no trabalho',
  tdah: 'TDAH, hiperfoco, TDAH adulto, ritalina, venvanse, déficit de atenção, laudo de TDAH, diagnóstico de TDAH, remédio pra TDAH, TDAH em mulher',
  autismo:
    'autismo, autista, TEA, espectro autista, autismo em adultos, autismo leve, nível 1 de suporte, laudo de autismo, diagnóstico de autismo, sinais de autismo, filho autista, crise sensorial, masking, Asperger, mãe de autista',
  autoestima:
    'autoestima, amor próprio, me amar, se amar, insegurança, autoconfiança, confiança em si, comparação, síndrome do impostor, me sinto feia, me acho feia, não gosto do meu corpo, me sinto bonita, gostar de mim, me comparo, me comparo com todo mundo, se comparar, vergonha do meu corpo, complexo de inferioridade, me valorizar, não me acho bonita',
  luto: 'luto, dor da perda, perder a mãe, perder o pai, perder alguém, morte da mãe, morte do pai, saudade de quem morreu, aborto espontâneo, perda gestacional, perdi meu bebê, perdi o bebê, natimorto, luto gestacional, luto perinatal, morte do meu filho, perder um filho, saudade da minha mãe, saudade do meu pai, mãe que morreu, pai que morreu, perdi meu pai, perdi minha mãe, perdi minha avó, faleceu, falecimento, velório',
  'celular-demais':
    'vício em celular, viciado em celular, largar o celular, sair das redes sociais, tempo de tela, detox de dopamina, detox digital, usar menos o celular, dia todo no celular, fico no celular, horas no celular, não largo o celular, mexer no celular, vício em rede social, horas no TikTok, horas no Instagram, parar de usar redes sociais',
  terapia:
    'primeira consulta na terapia, primeira consulta com psicólogo, fazer terapia, terapia, psicólogo, psicanálise, terapia online, primeira sessão, quanto custa psicólogo, preço de terapia, psicólogo online, psicanalista, parar a terapia, psicólogo pelo SUS, sessão de terapia',
  solidao:
    'solidão, tímida, carência, sentir sozinho, me sinto sozinha, me sinto sozinho, ninguém pra conversar, não tenho amigos, perder a timidez, vencer a timidez',
  skincare:
    'skincare, skin care, rotina de skincare, pele oleosa, pele seca, pele sensível, cuidar da pele, cuidados com a pele, hidratante facial, limpeza de pele, poros abertos, vitamina C no rosto, niacinamida, pele, cuidar do rosto, lavar o rosto, sabonete facial, hidratar a pele, rosto oleoso, ácido hialurônico, skincare masculino, pele ressecada, sérum, sérum de vitamina C',
  acne: 'acne, espinha, espinhas, cravo, acne adulta, cicatriz de acne, roacutan, cravo no nariz, espinha no queixo, espinhas nas costas, marca de espinha, espremer espinha',
  'manchas-e-sol':
    'melasma, manchas no rosto, protetor solar, manchas de sol, bronzeado, mancha na pele, protetor solar pro rosto, clarear manchas, mancha escura, mancha de sol, queimadura de sol, marquinha de biquíni',
  maquiagem:
    'maquiagem, make, automaquiagem, delineado, batom, contorno, base, pele madura, maquiar, cílios postiços, sombra, maquiador, maquiadora, delineado gatinho, delineador, maquiagem pra festa, máscara de cílios, base pra pele madura, base pra pele oleosa, corretivo pra olheira, curso de maquiagem, contorno no rosto, sombra no olho',
  unhas:
    'unha, unhas, unha de gel, alongamento de unha, nail designer, manicure, esmaltação, cutícula, unha fraca, roer unha, unha quebrando, unha que quebra, base pra unha, esmalte não dura, pintar a unha, fazer a unha, unha descascando, curso de manicure, nail art, unha postiça',
  'envelhecimento-da-pele':
    'rugas, anti-idade, botox, colágeno, retinol, bigode chinês, pé de galinha, rejuvenescer, creme anti-rugas, ruga na testa, marca de expressão, linha de expressão, pele flácida, creme pra rugas',
  perfume:
    'perfume, perfumes, perfume árabe, perfume importado, perfume masculino, perfume feminino, fixação, body splash, perfumes baratos, perfume que fixa, perfume que dura, perfume bom e barato, passar perfume, contratipo',
  'sobrancelha-e-cilios':
    'sobrancelha, sobrancelhas, cílios, extensão de cílios, lash designer, design de sobrancelha, henna, micropigmentação, brow lamination, sobrancelha falhada, fazer sobrancelha, tirar sobrancelha, cílios caindo',
  depilacao:
    'depilação, depilar, depilação a laser, cera, pelo encravado, virilha, depilar virilha, cera quente, cera fria, laser na virilha, depilação com cera, gilete, buço',
  procedimentos:
    'harmonização facial, preenchimento labial, lipo, lipoaspiração, silicone, rinoplastia, cirurgia plástica, procedimento estético, criolipólise, limpeza de pele profissional, aumentar a boca, colocar silicone, mamoplastia, abdominoplastia, bichectomia, lipo HD, peeling, harmonização deu errado, microagulhamento',
  'cabelo-cacheado':
    'cabelo cacheado, cachos, cacheada, cacheado, finalização, cabelo ondulado, frizz, day after, definir cachos, definir os cachos, ativador de cachos, creme pra cachos, cabelo cachiado, cabelo ondulado sem definição',
  'cabelo-crespo':
    'cabelo crespo, crespo, black power, fitagem, big chop, dread, nagô, tranças nagô, cabelo afro, turbante',
  'transicao-capilar':
    'transição capilar, parar de alisar, cabelo natural, big chop, parei de alisar o cabelo, parei com a progressiva, largar a progressiva, cabelo em transição, assumir os cachos, assumir o cabelo natural',
  'queda-de-cabelo':
    'queda de cabelo, cabelo caindo, careca, calvície, minoxidil, alopecia, entradas no cabelo, transplante capilar, cabelo cai, calvo, ficar careca, cair cabelo, tônico pra queda, implante capilar, finasterida',
  crescimento:
    'cabelo crescer, crescer cabelo, cabelo comprido, crescimento capilar, projeto rapunzel, óleo de rícino, alecrim no cabelo, cabelo crescer rápido, cabelo não cresce, cabelo longo, óleo pro cabelo, vitamina pro cabelo, fazer o cabelo crescer',
  alisamento:
    'alisamento, progressiva, chapinha, escova progressiva, selagem, botox capilar, alisar o cabelo, cabelo liso, progressiva sem formol, prancha de cabelo, alisar em casa, relaxamento no cabelo',
  coloracao:
    'pintar o cabelo, cabelo loiro, mechas, luzes no cabelo, descolorir, cabelo ruivo, morena iluminada, tinta de cabelo, platinado, tonalizante, luzes, luzes em casa, descoloração, descolorir em casa, pintar cabelo de vermelho, cabelo colorido, matizador, cabelo vermelho, tonalizar, retocar raiz, água oxigenada no cabelo',
  hidratacao:
    'hidratação capilar, cronograma capilar, cabelo ressecado, reconstrução capilar, máscara capilar, cabelo seco, hidratar o cabelo, umectação, pontas duplas, cabelo quebradiço, cabelo poroso, cabelo elástico, cabelo danificado, máscara de cabelo, recuperar o cabelo, cauterização',
  barba:
    'barba, barba falhada, fazer a barba, barbeiro, bigode, crescer barba, barbear, barba não cresce, cuidar da barba, aparar a barba, minoxidil na barba, barba feita',
  caspa:
    'caspa, dermatite seborreica, coceira na cabeça, cabelo oleoso, couro cabeludo, seborreia, coceira no couro cabeludo, cabeça coçando, shampoo anticaspa, raiz oleosa',
  'look-do-dia':
    'look, look do dia, looks, montar look, look pra trabalhar, look barato, outfit, ootd, combinar roupas, look de inverno, look de trabalho, roupa pra trabalhar, o que usar pra trabalhar, usar pra trabalhar, roupa pra trabalho, look pra sair, look pro trabalho, não tenho roupa, look de verão, roupa de frio',
  'guarda-roupa-capsula':
    'guarda-roupa cápsula, armário cápsula, peças básicas, peças curinga, roupas básicas, poucas roupas, roupas que combinam entre si, armário com poucas peças, armário com 30 peças, peça coringa, menos roupa',
  brecho:
    'brechó, garimpo, bazar, roupa usada, roupa de segunda mão, enjoei, vender roupa usada, comprar em brechó, garimpar roupa, achados de brechó',
  'moda-plus-size':
    'plus size, gorda, moda plus size, roupa tamanho grande, roupa pra gordinha, gordinha, roupa pra gorda, tamanho 50, look plus size',
  'estilo-pessoal':
    'o que vestir em entrevista, o que vestir, roupa pra entrevista de emprego, estilo pessoal, consultoria de imagem, colorimetria, descobrir meu estilo, se vestir bem, tipos de corpo, roupa pra entrevista, dress code, não sei o que vestir, achar meu estilo, estilo próprio, se vestir melhor, roupa pro meu corpo, cores que combinam comigo, roupa que emagrece',
  'roupa-de-festa':
    'vestido de noiva, vestido de festa, vestido de madrinha, madrinha de casamento, formatura, convidada de casamento, roupa de casamento, traje, roupa pra casamento, roupa pra formatura, vestido longo, vestido pra formatura, alugar vestido, alugar terno, roupa de réveillon',
  'moda-masculina':
    'moda masculina, roupa masculina, homem se vestir, estilo masculino, camisa social, terno, se vestir bem homem, look masculino, homem baixo se vestir, roupa de homem, look de homem, terno sob medida',
  'tenis-e-acessorios':
    'tênis, sneaker, bolsa, óculos de sol, relógio, joias, semijoias, Nike, Adidas, Air Jordan, acessórios, brinco, bolsa de grife, tênis branco, tênis encardido, limpar tênis, Jordan, Jordan original, tênis original, tênis falso, réplica de tênis, bolsa transversal, bolsa de couro, carteira de couro, carteira masculina, óculos escuros, relógio de pulso',
  costura:
    'costura, costurar, máquina de costura, customizar roupa, fazer roupa, costureira, ajustar roupa, modelagem, barra de calça, fazer barra de calça, trocar zíper, consertar zíper, remendar roupa, bainha, molde de roupa, ajustar calça, apertar roupa, pregar botão',
  'comprar-roupa-online':
    'Shein, Shopee roupa, comprar na Shein, comprinhas, provador, AliExpress, taxa das blusinhas, roupa online, Renner, taxa da Shein, achadinhos da Shopee, comprar roupa pela internet, roupa da China, tabela de medidas',
  'sair-das-dividas':
    'dívida, sair das dívidas, quitar dívidas, nome sujo, Serasa, limpar o nome, negativado, endividado, renegociar, inadimplente, nome no Serasa, pagar dívida, dívida do cartão, dívida caducou, feirão limpa nome, limpar meu nome, rotativo do cartão, cheio de dívida',
  'organizar-o-dinheiro':
    'planilha de gastos, orçamento doméstico, salário mínimo, controlar gastos, organizar as finanças, salário não dá, salário acaba, sem dinheiro, educação financeira, controle financeiro, organizar as contas, salário, gastos mensais, orçamento familiar, dinheiro não dá, sobrar dinheiro, sem um real, sem um real no bolso, controlar o dinheiro, corte de gastos, dividir o salário, pindaíba',
  'juntar-dinheiro':
    'juntar dinheiro, guardar dinheiro, reserva de emergência, poupança, desafio dos 200 dias, poupar, cofrinho, guardar reais por mês, guardar 1000 reais, guardar dinheiro todo mês, juntar 10 mil, juntar dinheiro pra viajar, poupar dinheiro',
  'renda-extra':
    'renda extra, ganhar dinheiro na internet, ganhar dinheiro em casa, trabalhar em casa pela internet, bico, fazer dinheiro, segunda renda, dinheiro extra, ganhar dinheiro online, mil reais por mês, grana extra, ganhar dinheiro pelo celular, ganhar dinheiro no celular, app que paga, bico de fim de semana, trampo de fim de semana, fazer um extra, ganhar dinheiro sem sair de casa',
  'cartao-de-credito':
    'cartão de crédito, fatura do cartão, limite do cartão, Nubank, Inter, C6, anuidade, cashback, melhor cartão, banco digital, cartão sem anuidade, limite do Nubank, aumentar limite, aumentar o limite do cartão, fatura alta, pagar a fatura, cartão recusado, cartão black, parcelar no cartão, parcelei o cartão, comprar parcelado',
  'score-e-emprestimo':
    'score, aumentar score, empréstimo, empréstimo consignado, agiota, crédito pessoal, cheque especial, empréstimo pra negativado, empréstimo online, empréstimo FGTS, aumentar meu score, nome limpo',
  'gastar-menos':
    'gastar menos, economizar dinheiro, compras por impulso, consumismo, economizar, gasto demais, gastar demais, compra por impulso, comprar demais, parar de gastar, cancelar assinatura, cortar gastos',
  bets: 'bet, bets, aposta, apostas, apostar, tigrinho, jogo do tigrinho, jogo do bicho, viciado em aposta, vício em jogo, cassino, blaze, betano, viciado em tigrinho, perdi dinheiro na bet, marido viciado em aposta, aposta esportiva, perder tudo na bet',
  aposentadoria:
    'se aposentar, previdência privada, aposentadoria, falta pra me aposentar, quanto falta pra me aposentar, quando vou me aposentar, tempo pra aposentar, contribuir autônomo, aposentadoria de autônomo',
  'dinheiro-em-casal':
    'dinheiro no casamento, finanças do casal, dividir contas no casal, conta conjunta, marido não ajuda nas contas, dividir as contas, dividir as contas com o marido, contas com o marido, marido gasta, esposa gasta, casal endividado, mesada dos filhos, mesada pra criança',
  'comecar-a-investir':
    'investir, investir com pouco, começar a investir, primeiro investimento, investir 100 reais, investir pouco dinheiro, onde investir, como investir, investir 50 reais, investir 1000 reais, investir ganhando pouco, investir meus primeiros 100 reais',
  'tesouro-e-renda-fixa':
    'Tesouro Direto, Tesouro Selic, CDB, LCI, LCA, renda fixa, poupança ou CDB, caixinha do Nubank, CDB ou poupança, Selic alta, LCI ou CDB, dinheiro rendendo, Tesouro IPCA, IPCA',
  acoes:
    'ações, bolsa de valores, comprar ações, Petrobras, B3, análise fundamentalista, investir em ações, carteira de ações, PETR4, começar na bolsa',
  'fundos-imobiliarios':
    'fundos imobiliários, FII, FIIs, fundo imobiliário, FIIs pra renda, renda mensal com FII, fundo de papel, fundo de tijolo',
  cripto:
    'Bitcoin, cripto, criptomoeda, Ethereum, blockchain, NFT, Binance, altcoin, comprar bitcoin, carteira de cripto, carteira de bitcoin, stablecoin, minerar bitcoin, golpe de cripto',
  'day-trade':
    'day trade, trader, swing trade, mini índice, forex, opções binárias, viver de trade, trade, quebrar no day trade, robô trader',
  'imovel-proprio':
    'comprar apartamento, casa própria, financiar imóvel, alugar ou comprar, alugar ou financiar, minha casa minha vida, comprar casa, comprar imóvel, primeiro imóvel, financiamento imobiliário, entrada do apartamento, dar entrada, financiar apartamento, financiar casa, comprar terreno, apartamento na planta',
  'consorcio-e-financiamento':
    'consórcio, financiamento de carro, financiar carro, lance no consórcio, carta contemplada, consórcio de carro, consórcio de moto, contemplado, parcela do carro',
  'golpes-financeiros':
    'pirâmide financeira, golpe financeiro, golpe do Pix, falso investimento, esquema de pirâmide, golpe de investimento, caí num golpe de investimento, robô do pix',
  'independencia-financeira':
    'independência financeira, liberdade financeira, primeiro milhão, ficar rico, aposentar cedo, aposentar aos 40, parar de trabalhar cedo, milionário, juntar um milhão',
  'abrir-mei':
    'MEI, abrir MEI, microempreendedor, CNPJ, nota fiscal, DAS, imposto do MEI, virar ME, limite do MEI, desenquadrar, MEI paga, DAS atrasado, boleto do MEI, cancelar MEI, passar de MEI pra ME, MEI pode contratar, imposto de renda do MEI',
  'comecar-um-negocio':
    'abrir um negócio, abrir uma loja, ideia de negócio, empreender, mulher empreendedora, começar um negócio, abrir empresa, negócio próprio, empreendedorismo, empreendedora, empreendedor, franquia, abrir loja, loja de roupa, abrir meu negócio, negócio com pouco dinheiro, montar um negócio, trabalhar por conta própria',
  precificar:
    'precificar, precificação, colocar preço, calcular preço, quanto cobrar, margem de lucro, preço de venda, preço do crochê, preço do bolo, preço dos doces, cobrar por um bolo, quanto cobrar por um bolo, cobrar pelo meu trabalho, preço certo, calcular o preço, preço do serviço, cobrar barato, aumentar o preço',
  confeitaria:
    'bolo de pote, vender bolo, vender doces, vender brigadeiro, confeitaria, confeiteira, encomenda de bolo, docinho, vender doce, bolo decorado, bolo no pote, vender trufa, bolo por encomenda, vender ovo de Páscoa, vender sobremesa, kit festa',
  'comida-delivery':
    'delivery, hamburgueria, food truck, vender marmita, iFood, pizzaria, vender comida, restaurante, marmitaria, lanchonete, açaiteria, marmitex, vender hambúrguer, abrir hamburgueria, abrir restaurante, vender pizza',
  'salgados-e-comida-de-rua':
    'vender salgado, vender salgados, vender salgadinho, salgado congelado pra vender, vender coxinha, vender pastel, vender empada, vender esfirra, vender quibe, vender pão de queijo, vender lanche, vender cachorro-quente, vender pamonha, vender açaí, vender tapioca, vender acarajé, vender espetinho, espetinho na calçada, espetinho na rua, vender churrasquinho, vender geladinho, geladinho gourmet, vender sacolé, vender dindim, vender milho, vender pipoca, carrinho de pipoca, vender água de coco, barraca de comida, barraca de lanche, carrinho de lanche, carrinho de cachorro-quente, vender na rua, vender comida na rua, comida de rua, vender café na rua, vender sanduíche natural, vender bolinho, vender no sinal, vender na praia, ambulante, lanche na rua',
  'loja-online':
    'loja na Shopee, loja Shopee, loja online, loja virtual, e-commerce, dropshipping, vender na Shopee, vender no Mercado Livre, marketplace, vender na internet, vender na Amazon, abrir loja virtual, produto pra vender na internet, frete caro, frete grátis na loja',
  'salao-e-estetica':
    'salão de beleza, abrir salão, clientes no salão, estúdio de beleza, esteticista, barbearia, agenda cheia, cabeleireira, trabalhar como manicure, abrir um salão, salão em casa, cliente fiel no salão, barbearia lotada, agenda vazia, estúdio de unhas, curso de cabeleireira, trabalhar com sobrancelha, cabeleireira sem cliente',
  artesanato:
    'vender artesanato, artesã, vender crochê, artesão, feito à mão, Elo7, lembrancinhas, velas artesanais, sabonete artesanal, vender artesanal, vender na feira, vender bordado, viver de artesanato, vender amigurumi, vender laços, vender velas',
  'prestar-servico':
    'autônomo, freelancer, eletricista, diarista, pedreiro, encanador, marido de aluguel, jardineiro, prestador de serviço, faxineira, cuidador, montador de móveis, pedreiro autônomo, arrumar serviço, conseguir serviço, pintor, marceneiro, fazer orçamento, passadeira',
  'gestao-do-caixa':
    'fluxo de caixa, capital de giro, separar dinheiro da empresa, pró-labore, fiado, sócio, controle de estoque, gestão financeira, misturar dinheiro da empresa, dinheiro da empresa, dinheiro da empresa com o pessoal, dinheiro da loja, conta da empresa, vender fiado, dívida da empresa, caixa da loja, sócio briga',
  'viralizar-no-tiktok':
    'viralizar, TikTok, viral, viralizar no TikTok, crescer no TikTok, algoritmo do TikTok, views, flopar, TikTok flopou, vídeo flopado, flopou, views no TikTok, hashtag no TikTok, fazer vídeo viral, postar no TikTok',
  'crescer-no-instagram':
    'crescer no Instagram, ganhar seguidores, mais seguidores, Instagram, reels, engajamento, algoritmo do Instagram, stories, carrossel, shadowban, seguidores, seguidores reais, perder seguidores, reels não entrega, curtidas, post no Instagram, reels sem aparecer',
  'canal-no-youtube':
    'YouTube, canal no YouTube, monetizar canal, inscritos, Shorts, thumbnail, youtuber, canal dark, abrir um canal, monetizar o YouTube, views no YouTube, mil inscritos',
  'ideias-de-conteudo':
    'ideias de conteúdo, ideia de conteúdo, o que postar, calendário editorial, ideias de post, conteúdo, bloqueio criativo, ideias de vídeo, ideias de reels, não sei o que postar, sem ideia de post, ideias pra postar, sem criatividade, conteúdo pra nicho',
  'gravar-videos':
    'gravar vídeo, gravar vídeos, vergonha de gravar, falar com a câmera, aparecer nos stories, vergonha de aparecer, roteiro de vídeo, medo da câmera, iluminação pra vídeo, microfone, teleprompter, aparecer no vídeo, travar na câmera, medo de aparecer, gravar com celular, falar no vídeo, luz pra gravar, tripé, ring light',
  'trafego-pago':
    'tráfego pago, gestor de tráfego, Meta Ads, Google Ads, anunciar, impulsionar post, Facebook Ads, anúncios, anunciar no Google, anunciar no Instagram, anúncio no Instagram, anúncio não vende, verba de anúncio, gestor de anúncios',
  'marca-pessoal':
    'marca pessoal, personal branding, posicionamento, autoridade, nicho, bio do Instagram, identidade visual, branding, escolher meu nicho, escolher um nicho, definir nicho, ser referência, imagem profissional',
  copywriting:
    'copy, copywriting, copywriter, gatilho mental, textos que vendem, legenda, CTA, headline, storytelling, legenda que vende, escrever legenda, texto de venda, gatilhos mentais, título que chama, página de vendas',
  'monetizar-redes':
    'ganhar dinheiro com TikTok, ganhar dinheiro com YouTube, ganhar dinheiro com redes sociais, viver de internet, publi, UGC, UGC creator, afiliado, ganhar dinheiro com Instagram, ganhar dinheiro no TikTok, ganhar dinheiro no YouTube, virar influencer, ser influenciador, monetizar, fazer publi, publi com pouco seguidor, cobrar publi, fechar publi, parceria com marca, viver de conteúdo, programa de afiliados, viver de Instagram',
  'negocio-local-nas-redes':
    'Google Meu Negócio, negócio local, atrair clientes, divulgar loja, divulgar meu trabalho, divulgar salão, small business, pequenos negócios, divulgar minha loja, loja de bairro, divulgar meu negócio, divulgar restaurante, marketing pra dentista, divulgar meu serviço',
  'vender-no-whatsapp':
    'vender no WhatsApp, WhatsApp Business, grupo de vendas, lista de transmissão, vender pelo WhatsApp, vender pelo zap, vender no zap, catálogo no WhatsApp, status que vende, mensagem de venda',
  objecoes:
    'tá caro, quebrar objeção, objeções, cliente acha caro, vou pensar, cliente some, cliente pede desconto, vácuo do cliente, cliente diz que tá caro, cliente achou caro, achou caro, cliente pechincha, pedir desconto, cliente sumiu, cliente não responde, cliente visualiza e não responde',
  'primeira-venda':
    'primeira venda, primeiro cliente, começar a vender, vergonha de vender, conseguir clientes, vender sem ser chato, conseguir cliente, ninguém compra, não consigo vender, medo de vender, vergonha de cobrar',
  atendimento:
    'atendimento, atendimento ao cliente, cliente difícil, cliente chato, pós-venda, fidelizar clientes, fidelização, cliente grosso, lidar com cliente grosso, cliente reclamou, atender cliente, cliente insatisfeito, cliente mal-educado, cliente folgado, avaliação ruim',
  'vender-servicos':
    'vender serviço, fechar contrato, proposta comercial, cobrar pelo serviço, vender consultoria, vender mentoria, cliente que não paga, mandar proposta, fazer proposta, proposta pra cliente, contrato de serviço, cliente não paga, cliente caloteiro, cobrar adiantado',
  infoproduto:
    'infoproduto, curso online, vender curso, Hotmart, Kiwify, lançamento digital, e-book, mentoria, vender e-book, coprodutor, lançar curso online, lançar curso, criar curso online, vender aula online, gravar curso, PLR',
  'lives-de-venda':
    'live de vendas, TikTok Shop, live shop, vender em live, Shopee live, fazer live de venda, live pra vender, vender na live',
  negociacao:
    'negociar, negociação, fechar negócio, fornecedor, barganhar, técnica de negociação, desconto pro fornecedor, pedir desconto pro fornecedor, negociar preço, negociar com fornecedor, pechinchar, contraproposta',
  'datas-comemorativas':
    'Dia das Mães, Black Friday, vender no Natal, vender na Páscoa, vendas de Natal, Dia dos Namorados, datas comemorativas, campanha de Natal, kit de Natal, vender no Dia dos Pais, dia dos pais, natal na loja, vender no dia das mães, promoção de natal, campanha de Páscoa, Black Friday na loja',
  'venda-porta-a-porta':
    'revender Natura, revender Avon, revender Boticário, Natura, Avon, revendedora, consultora de beleza, porta a porta, Mary Kay, Jequiti, catálogo, Hinode, Tupperware, sacoleira, revendedora da Natura, vender Avon, vender perfume, vender lingerie, vender semijoia, marketing multinível',
  'entrevista-de-emprego':
    'entrevista, entrevista de emprego, perguntas de entrevista, fale sobre você, pontos fracos, roupa pra entrevista, dinâmica de grupo, processo seletivo, o que falar na entrevista, nervosa na entrevista, entrevista online, passar na entrevista, defeito na entrevista, pontos fracos na entrevista',
  curriculo:
    'currículo, fazer currículo, LinkedIn, sem experiência, nunca trabalhei, quem nunca trabalhou, foto pro LinkedIn, perfil no LinkedIn, modelo de currículo',
  'mudar-de-carreira':
    'mudar de carreira, transição de carreira, trocar de profissão, mudar de área, recomeçar depois dos 40, carreira depois dos 40, migrar de carreira, trocar de carreira, mudar de profissão, largar tudo e recomeçar, nova profissão',
  'pedir-aumento':
    'pedir aumento, aumento de salário, promoção no trabalho, ganhar mais, ser promovido, pedir promoção, promoção pro chefe, pedir promoção pro chefe, merecer aumento, ganhar mais no trabalho, negociar salário',
  'pedir-demissao':
    'pedir demissão, pedir as contas, sair do emprego, largar o emprego, aviso prévio, acordo com a empresa, pedir conta, largar o CLT, largar meu emprego, sair do trabalho, odeio meu emprego, odeio meu trabalho, carta de demissão, quero sair do meu emprego',
  'chefe-dificil':
    'chefe, chefe me humilha, humilhação no trabalho, chefe grosso, chefe chato, chefe tóxico, colega de trabalho, ambiente tóxico, assédio moral, fofoca no trabalho, colega folgado, colega falso, colega de trabalho falso, chefe que grita, chefe não me valoriza, inveja no trabalho, puxa-saco, colega invejoso, colega rouba ideia',
  'home-office':
    'home office, trabalho remoto, trabalhar de casa, trabalhar remoto, nômade digital, vaga remota, trabalhar pra fora, trabalhar em casa com filho, trabalhar de casa com filho, trabalhar em casa, emprego remoto',
  lideranca:
    'liderança, líder, gestão de equipe, liderar equipe, gestor, gerente, virar chefe, feedback, delegar, equipe, virei chefe, virei líder, ser líder, chefe dos meus amigos, cobrar a equipe, dar feedback, equipe desmotivada, demitir alguém',
  desemprego:
    'desempregado, desempregada, desemprego, procurar emprego, arrumar emprego, seguro-desemprego, fui demitido, fui demitida, conseguir emprego, sem emprego, não consigo emprego, perdi o emprego, mandado embora, mandada embora, procurando emprego, demitido',
  'falar-em-publico':
    'falar em público, oratória, apresentação, medo de falar, vergonha de falar, falar bem, gaguejar, palestra, apresentar trabalho, dicção, vergonha de apresentar, travar na hora de apresentar, travo na hora de apresentar, gaguejo, medo de público, falar em reunião, vícios de linguagem, gaguejar na apresentação',
  'passar-em-concurso':
    'concurso público, passar em concurso, concurseiro, edital, concurso da polícia, INSS concurso, Caixa concurso, Banco do Brasil concurso, PRF, carreira policial, concurso, concurso da guarda municipal, concurso do INSS, concurso da PF, concurso de professor, concurso dos Correios, questões de concurso, ser delegado, virar delegado, auditor fiscal, concurso policial',
  enem: 'Enem, vestibular, Sisu, Prouni, Fuvest, medicina, nota do Enem, cursinho, passar em medicina, passar no enem, estudar pro enem, nota de corte, nota do Sisu, nota no Enem, passar na federal, cotas, Fies, vestibular de medicina',
  redacao:
    'redação, redação do Enem, redação nota mil, repertório sociocultural, dissertação, começar a redação, introdução da redação, tema da redação, conclusão da redação',
  'estudar-sozinho':
    'estudar sozinho, estudar em casa, estudar e trabalhar, cronograma de estudos, método de estudo, foco nos estudos, estudar melhor, estudar mais, técnicas de estudo, estudar, rotina de estudos, trabalhar e estudar, estudar trabalhando, estudar trabalhando o dia todo, estudar cansado, estudar depois do trabalho, música pra estudar, estudar à noite, estudar com sono',
  memorizar:
    'memorizar, decorar matéria, esquecer o que estudei, flashcards, Anki, mapa mental, revisão, memorização, branco na prova, esqueço tudo que estudo, esquecer tudo que estuda, deu branco na prova, decorar rápido, decorar fórmula',
  faculdade:
    'faculdade, EAD, escolher curso, trancar faculdade, largar a faculdade, calouro, bolsa de estudos, universidade federal, pós-graduação, escolher profissão, trancar a facul, facul, fazer TCC, orientador, trote, reprovar na faculdade, mudar de curso',
  matematica:
    'matemática, tabuada, equação, porcentagem, fração, geometria, regra de três, contas de cabeça, álgebra, professor de matemática, conta de dividir, raiz quadrada, multiplicação, Bhaskara',
  leitura:
    'ler mais, hábito de leitura, ler livros, Kindle, ler mais rápido, leitura dinâmica, leitura, ler mais livros, livros por ano, voltar a ler, terminar um livro, não consigo terminar um livro, começar a ler',
  'crianca-na-escola':
    'lição de casa, filho na escola, alfabetização, alfabetizar, bullying na escola, volta às aulas, reforço escolar, filho não quer estudar, nota baixa, adaptação escolar, filho não quer fazer lição, fazer lição, filho não quer ir pra escola, tarefa de casa, dever de casa, reunião de pais, filho vai mal na escola',
  'oab-e-provas':
    'OAB, exame da OAB, prova da OAB, residência médica, segunda fase, Revalida, prova oral, passar na OAB, exame de ordem, prova da residência',
  'ingles-sozinho':
    'inglês, aprender inglês, inglês sozinho, estudar inglês, inglês do zero, inglês com séries, inglês com música, Duolingo, inglês em casa, inglês de graça, inglês rápido, curso de inglês, entender filme em inglês, inglês básico',
  'falar-ingles':
    'falar inglês, conversação em inglês, pronúncia em inglês, fluência em inglês, destravar o inglês, travar no inglês, inglês fluente, fluente em inglês, vergonha de falar inglês, speaking, travo na hora de falar inglês, perder o medo de falar inglês, entender nativo, sotaque em inglês',
  'ingles-para-trabalho':
    'inglês para o trabalho, entrevista em inglês, inglês pra TI, reunião em inglês, inglês corporativo, inglês para negócios, email em inglês, inglês na empresa, e-mail em inglês, currículo em inglês',
  'ingles-depois-dos-40':
    'inglês depois dos 40, inglês depois dos 50, aprender inglês velho, inglês na terceira idade, inglês adulto, inglês aos 50, inglês aos 40, inglês aos 60, inglês aos 50 anos, inglês depois de velho',
  espanhol:
    'espanhol, portunhol, aprender espanhol, falar espanhol, espanhol rápido, espanhol básico, espanhol sozinho',
  'outros-idiomas':
    'alemão, russo, árabe, hebraico, latim, coreano com dorama, alemão do zero, terceiro idioma',
  intercambio:
    'intercâmbio, Irlanda, estudar fora, au pair, work and travel, visto de estudante, au pair nos EUA, trabalhar na Europa',
  vocabulario:
    'vocabulário, phrasal verbs, palavras em inglês, gírias em inglês, expressões em inglês, false friends, gírias americanas, palavras novas, expressões americanas, falsos cognatos',
  'criancas-bilingues':
    'criança bilíngue, inglês para crianças, filho bilíngue, escola bilíngue, inglês infantil, ensinar inglês pro filho, inglês pro filho, filho aprender inglês, inglês pra criança, bebê bilíngue',
  'portugues-correto':
    'crase, português, erro de português, gramática, vírgula, por que ou porque, mas ou mais, ortografia, uso da vírgula, concordância, usar crase, por que junto ou separado, porque junto ou separado, mal ou mau, onde ou aonde, escrever certo, acento',
  'ia-no-trabalho':
    'ChatGPT, IA, inteligência artificial, prompt, Gemini, Claude, IA no trabalho, usar IA, ferramentas de IA, Copilot, IA pra estudar, ChatGPT pra estudar, Gemini ou ChatGPT, IA de graça',
  'ia-e-emprego':
    'IA vai roubar empregos, profissões do futuro, IA substituir, futuro do trabalho, IA e empregos, IA vai acabar, IA tomar emprego, IA vai tomar meu emprego, medo da IA, profissões que vão sumir, profissões que vão acabar, perder emprego pra IA',
  'aprender-programacao':
    'programação, programar, aprender a programar, Python, JavaScript, dev, desenvolvedor, front-end, back-end, bootcamp, código, programador, carreira em TI, lógica de programação, aprender Python, virar dev, virar programador, Java pra iniciante, Java, dev júnior, linguagem de programação',
  'celular-lento':
    'celular travando, celular lento, memória cheia, bateria viciada, celular descarregando, formatar celular, celular esquentando, celular molhado, bateria acaba, celular trava, celular descarrega rápido, descarrega rápido, bateria do celular, memória do celular, celular esquenta, celular não carrega, celular caiu na água, liberar espaço no celular, memória do celular cheia',
  'comprar-celular':
    'iPhone, Galaxy, Samsung, Xiaomi, Motorola, melhor celular, celular bom e barato, Android ou iPhone, celular custo-benefício, iPhone usado, celular até, smartphone, trocar de celular, iPhone ou Samsung, comprar iPhone, celular bom, celular usado, Poco, Redmi',
  'golpes-e-seguranca':
    'golpe, golpe no WhatsApp, WhatsApp clonado, senha, privacidade, hackeado, vírus, golpe do Pix, deepfake, segurança na internet, conta hackeada, vazamento de dados, clonaram meu WhatsApp, clonaram, roubaram meu Instagram, invadiram minha conta, senha segura, hackearam, link falso, vírus no celular, roubaram meu celular',
  computador:
    'notebook, computador, PC, SSD, montar PC, notebook barato, notebook pra faculdade, notebook lento, Windows, computador lento, memória RAM, MacBook, impressora, monitor, notebook esquentando, notebook travando, PC lento, notebook pra estudar, placa-mãe, formatar o PC, HD ou SSD, segundo monitor',
  automatizar:
    'chatbot, Power BI, automação, automatizar, planilha, Excel, no-code, n8n, Zapier, robô, criar um site, criar um app, criar aplicativo, macro, macro no Excel, tabela dinâmica, Excel avançado, fórmula no Excel, PROCV, robô no WhatsApp',
  'casa-inteligente':
    'Alexa, casa inteligente, automação residencial, lâmpada inteligente, câmera de segurança, tomada inteligente, wifi não pega, sinal do wifi, Alexa com lâmpada, fechadura digital',
  'apps-uteis':
    'aplicativo, apps, aplicativos úteis, app gratuito, melhores aplicativos, app de finanças, Notion, app de organização, extensões do Chrome, app pra organizar a vida, app grátis, app de lista, melhores apps',
  'comecar-a-jogar':
    'começar a jogar, iniciante no jogo, subir de nível, D&D, Stardew Valley, Genshin, jogar RPG, primeiro RPG, dicas de jogo, passar de fase, mestre de RPG',
  'minecraft-e-roblox':
    'Minecraft, Roblox, casa no Minecraft, mods de Minecraft, Blox Fruits, servidor de Minecraft, portal no Minecraft, construir no Minecraft, ganhar robux, robux',
  'free-fire-e-mobile':
    'Free Fire, COD Mobile, jogos de celular, Brawl Stars, Clash Royale, PUBG, sensibilidade, dar capa, Mobile Legends, capa no Free Fire, sensi, sensi no Free Fire, diamante no Free Fire, jogar no celular',
  'fps-e-competitivo':
    'Valorant, CS2, LoL, League of Legends, Fortnite, Dota, subir de elo, mira, Rainbow Six, Overwatch, e-sports, ranked, counter-strike, mira no Valorant, subir no LoL, elo no LoL',
  lancamentos:
    'GTA 6, lançamento de jogo, jogos novos, trailer de jogo, jogo do ano, GTA, sai GTA 6, jogo que vai lançar',
  'pc-gamer':
    'PC gamer, setup gamer, PS5, Xbox, Nintendo Switch, placa de vídeo, console, Steam Deck, cadeira gamer, PlayStation, PS5 ou Xbox, videogame, PC gamer barato, mouse gamer, teclado gamer, headset, monitor gamer, notebook gamer, controle do PS5, placa de vídeo barata',
  streaming:
    'Twitch, streamer, fazer live de jogo, live na Twitch, crescer na Twitch, virar streamer, OBS, live de jogo, começar live, live no YouTube de jogo',
  'jogos-e-familia':
    'filho viciado em jogo, filho viciado em videogame, criança jogando videogame, jogos para crianças, tempo de videogame, filho só joga, filho gasta no jogo, jogar com o filho, jogar com criança',
  'jogos-antigos':
    'jogos antigos, Super Nintendo, SNES, Mega Drive, emulador, nostalgia gamer, retrô, PS2, fliperama, emulador de PS2, Game Boy, Atari, jogos da infância, jogo retrô, cartucho',
  'futebol-virtual':
    'EA FC, FIFA, eFootball, PES, Cartola FC, Ultimate Team, modo carreira, Cartola, time no EA FC, montar time no FIFA, mitar no Cartola',
  'adestrar-cachorro':
    'golden, golden retriever, labrador, poodle, shih-tzu, pitbull, pinscher, husky, border collie, yorkshire, rottweiler, beagle, dachshund, salsicha cachorro, buldogue, adestrar, adestramento, cachorro morde, cachorro late, cachorro faz xixi, ensinar cachorro, cachorro desobediente, latido, xixi no lugar certo, cachorro destrói, cachorro puxa, cachorro, cachorro pula, cachorro não obedece, xixi do cachorro, cachorro come cocô, ensinar a sentar, cachorro agressivo, cachorro rói',
  'cachorro-sozinho':
    'cachorro sozinho, cachorro chora sozinho, ansiedade de separação, cachorro em apartamento, deixar o cachorro sozinho, cachorro chora, cachorro chora quando saio, cachorro chora quando saio de casa, cachorro fica sozinho, cachorro no apartamento, cachorro o dia todo sozinho',
  filhote:
    'filhote, filhote de cachorro, filhote de gato, cachorrinho, primeiro cachorro, vacina do filhote, filhote chora, primeiros dias do filhote, comida de filhote, noite do filhote, filhote chorando, filhote mordendo, vacina de filhote, primeiro banho do filhote',
  'gato-nao-come':
    'gato não come, ração de gato, gato enjoado, gato não bebe água, sachê, gato vomita, gato come, gato emagrecendo, ração pra gato, gato vomitando, gato gordo, gato enjoado com ração',
  'gato-comportamento':
    'gato persa, gato siamês, maine coon, gato angorá, gato preto, gato arranha, gato mia, gato bravo, caixa de areia, gato arranhando sofá, gato faz xixi, gato, gatos, gato mia de madrugada, gatificação, gata arranha, gato faz xixi fora, dar banho em gato, banho em gato, brinquedo pra gato, gato se esconde, gato me morde, gatos brigando',
  adotar:
    'adotar cachorro, adotar gato, adoção de animais, vira-lata, abrigo, adotar pet, adotar vira-lata, resgatar cachorro, cachorro de rua, gato de rua, ONG de animais, animal abandonado',
  'pet-idoso':
    'cachorro velho, cachorro idoso, gato idoso, pet morreu, perder um pet, luto pet, cachorro velhinho, cachorro com dor, cachorro cego, cachorro com câncer, gato velho, eutanásia, cachorro morreu, meu gato morreu, cachorro com problema no rim',
  'gastos-com-pet':
    'gasto com cachorro, plano de saúde pet, ração barata, veterinário caro, castração, banho e tosa, petshop, quanto custa ter um cachorro, custa ter um cachorro, custa ter um gato, gasto com gato, ração boa e barata, veterinário popular',
  'passeio-e-viagem':
    'passear com cachorro, viajar com cachorro, viajar com gato, coleira, guia, avião com pet, cachorro no carro, passeio com o cachorro, avião com cachorro, viajar de avião com cachorro, viajar de carro com cachorro, passear com o cachorro, cachorro puxa a guia, cachorro enjoa no carro, pet friendly, caixa de transporte',
  'outros-pets':
    'calopsita, papagaio, coelho, hamster, aquário, peixe betta, tartaruga, jabuti, porquinho-da-índia, periquito, furão, iguana, cuidar de hamster, peixe de aquário, aquário pequeno, passarinho, cágado, gaiola, galinha de estimação',
  'sono-do-bebe':
    'bebê não dorme, sono do bebê, bebê acorda, rotina do sono, soneca, fazer bebê dormir, bebê só dorme no colo, dormir a noite toda bebê, bebê acorda de hora em hora, sono do recém-nascido, bebê dorme no peito, cama compartilhada, ninar',
  amamentacao:
    'amamentação, amamentar, leite materno, leite fraco, pega correta, desmame, mamadeira, mamilo rachado, tirar leite, pouco leite, pouco leite pra amamentar, leite secou, aumentar o leite, peito rachado, bico do peito, bico do peito rachado, dor pra amamentar, livre demanda, bomba de leite, desmamar, mastite',
  'introducao-alimentar':
    'introdução alimentar, BLW, papinha, bebê não come, criança não come, seletividade alimentar, lanche de criança, filho não come legumes, comida de bebê, primeira papinha, filho não come, filho não come nada, criança seletiva, bebê engasga, comida pro bebê, filho não come verdura',
  desfralde:
    'desfralde, desfraldar, tirar a fralda, penico, xixi na cama, fralda, fralda da minha filha, fralda noturna, cocô no penico',
  birra:
    'birra, criança birrenta, disciplina positiva, colocar limites, filho não obedece, castigo, palmada, gritar com os filhos, terrible two, criança bate, filho teimoso, criança gritando, criança se joga no chão, gritando no mercado, filho bate, filho morde, criança mimada, filho desobediente, grito com meu filho, paciência com meu filho, criança agressiva',
  gravidez:
    'gravidez, grávida pode, grávida, gestante, gestação, enjoo na gravidez, parto normal, cesárea, enxoval, chá revelação, pré-natal, tentante, engravidar, teste de gravidez, chá de bebê, começo da gravidez, primeiro trimestre, mala da maternidade, bolsa estourou, bolsa rompeu, dar à luz, trabalho de parto, estou grávida, exame de gravidez, gestante pode, grávida de gêmeos, barriga de grávida',
  puerperio:
    'pós-parto, puerpério, baby blues, resguardo, primeiros dias com o bebê, mãe de primeira viagem, recém-nascido, cólica do bebê, banho de bebê, banho no bebê, gases do bebê, umbigo do bebê, barriga depois do parto, recém-nascido chora, gêmeos recém-nascidos, soluço do bebê, primeiros dias com recém-nascido',
  'fala-e-desenvolvimento':
    'atraso na fala, bebê não fala, filho não fala, menino não fala, criança não fala, marcos do desenvolvimento, saltos de desenvolvimento, estimular o bebê, criança autista, fonoaudióloga, bebê engatinhar, filho de 2 anos não fala, bebê não anda, bebê não engatinha, bebê não senta, primeira palavra, estimular a fala, filho gago, coordenação motora',
  'telas-e-criancas':
    'criança no celular, tela para crianças, tempo de tela infantil, tablet, filho no celular, desenho animado, filho viciado em celular, criança só quer celular, filho só quer celular, filho não larga o celular, tirar o celular do filho, criança no YouTube, tablet pra criança',
  'mae-que-trabalha':
    'mãe que trabalha, mãe solo, licença-maternidade, creche, culpa materna, voltar a trabalhar depois do bebê, carga mental, maternidade real, maternidade e carreira, voltar ao trabalho, fim da licença, voltar da licença, voltar da licença-maternidade, deixar o bebê na creche, ser mãe e estudar, mãe sobrecarregada, mãe cansada, culpa de mãe',
  'superar-o-ex':
    'ex, superar o ex, esquecer o ex, esquecer alguém, desapegar do ex, término, fim de namoro, contato zero, voltar com o ex, superar término, desapegar de alguém, coração partido, esquecer meu ex, ex voltou, ex com outra, ex já tá com outra, pé na bunda, levei um pé na bunda, voltar pro ex, ele terminou comigo, fim do relacionamento, bloquear o ex, saudade do ex',
  traicao:
    'traição, traído, traída, fui traída, perdoar traição, descobrir traição, infidelidade, me traiu, sinais de traição, amante, trair, descobri uma traição, descobri que fui traída, ele me traiu, marido me traiu, chifre, corno, confiar de novo',
  'comunicacao-no-casal':
    'relacionamento à distância, brigas de casal, discutir a relação, conversar com o marido, marido não conversa, DR, casal que briga, comunicação no casal, rotina do casal, marido frio, marido não conversa comigo, brigar com namorado, namoro à distância, conversar com namorado, marido não me escuta, marido distante, terapia de casal, relacionamento esfriou',
  'relacionamento-toxico':
    'relacionamento tóxico, relacionamento abusivo, narcisista, ciúmes, ciumento, ciumenta, dependência emocional, gaslighting, manipulador, relação abusiva, ciúme, namorado ciumento, marido ciumento, ciúme do passado, ele me controla, namorado controlador, homem abusivo, manipulação',
  'conhecer-alguem':
    'conhecer alguém, levar um fora, dar um fora, paquera, paquerar, flertar, primeiro beijo, beijar, primeiro encontro, Tinder, chamar pra sair, conquistar, crush, ghosting, namorar, aplicativo de namoro, solteira, solteiro, arrumar namorado, ficante, contatinho, conversar com mulher, boy lixo, puxar assunto, puxar assunto no Tinder, crush não responde, dar match, chegar em alguém, mandar mensagem pro crush, arrumar namorada, boy sumiu, pedir em namoro, como beijar',
  casamento:
    'casamento, casar, noiva, noivado, pedido de casamento, festa de casamento, crise no casamento, lua de mel, casamento barato, salvar o casamento, mini wedding, casar gastando pouco, casamento simples, casamento na praia, pedir em casamento, votos de casamento, morar com namorado',
  'familia-e-sogra':
    'sogra, cunhada, família, família do marido, sogra intrometida, parentes, família tóxica, mãe narcisista, briga de família, sogro, irmão, pais controladores, mãe controladora, cunhada intrometida, sogra doente, irmão folgado, briga com irmão, pais não aceitam meu namoro, cortar relação com a família, briga na família, ciúme do meu irmão',
  amizades:
    'amizade, amizades, amiga falsa, fazer amigos, amigo, melhor amiga, perder amizade, amizade tóxica, amigo folgado, amiga se afastou, melhor amiga se afastou, amiga invejosa, amigo interesseiro, fazer amigos depois dos 30, perder amigos, amigo que só pede dinheiro, fim de amizade',
  'sexo-e-intimidade':
    'sexo, libido, vida sexual, intimidade, desejo sexual, orgasmo, falta de desejo, apimentar a relação, sexo no casamento, perdi o desejo, desejo pelo marido, perdi o desejo pelo meu marido, transar, esfriou na cama, tesão, prazer feminino',
  'filhos-adolescentes':
    'filho adolescente, adolescente, adolescência, filha adolescente, adolescente rebelde, adolescente no quarto, puberdade, adolescente trancado no quarto, filha de 14 anos, filho de 15 anos, adolescente no celular, adolescente respondão, filho rebelde',
  'organizar-a-casa':
    'organizar a casa, organizar o guarda-roupa, organizar armário, organização da casa, bagunça, casa bagunçada, dobrar roupa, destralhar, personal organizer, organizar a cozinha, organizar gavetas, desapegar de coisas, guarda-roupa pequeno, organizar brinquedos, organizar gaveta, organizar geladeira, jogar fora',
  limpeza:
    'limpeza, limpar, limpar a casa, faxina, tirar mancha, mofo, banheiro, limpar banheiro, tirar mofo, limpar sofá, roupa branca, cheiro de cachorro, limpar box, limpar forno, desengordurar, tirar cheiro, barata, formiga, ralo, mancha de café, mancha de vinho, mancha de gordura, mancha na blusa, mancha no sofá, mancha no tapete, barata em casa, matar barata, barata na cozinha, rato na cozinha, rato em casa, lavar banheiro, limpar colchão, pelo de gato na roupa, cheiro de mofo, ferro de passar, limpar panela, tirar ferrugem, limpar vidro, cheiro no ralo, cheiro ruim no ralo',
  'decorar-gastando-pouco':
    'decorar, decoração, decorar quarto, decorar sala, quarto pequeno, decoração barata, papel de parede, quadros, decoração de quarto, quarto de casal, quarto de bebê, cortina, tapete, decoração de natal, decorar com pouco, cantinho do café, luz de LED no quarto, LED no quarto, decorar o quarto, sala bonita, mesa de centro',
  reforma:
    'reforma, reformar, obra, pedreiro, construir casa, azulejo, porcelanato, gesso, pintar parede, piso, construção, planta da casa, trocar piso, reformar banheiro, tinta, infiltração, trocar o piso, reformar a cozinha, massa corrida, massa corrida na parede, assentar piso, obra em casa, contratar pedreiro, planta baixa, levantar parede, cimento, reboco, pintar a parede sozinho',
  'rotina-da-casa':
    'dona de casa, rotina da casa, tarefas domésticas, divisão de tarefas, cronograma de limpeza, marido não ajuda em casa, serviço de casa, dividir tarefas, tarefas de casa, manter a casa limpa, rotina de limpeza, lavar louça, dar conta da casa',
  consertos:
    'conserto, consertar, vazamento, torneira pingando, pia entupida, desentupir, trocar tomada, trocar chuveiro, instalar, furadeira, furar parede, goteira, vaso entupido, gambiarra, chuveiro queimado, trocar resistência, chuveiro não esquenta, trocar lâmpada, furar a parede, curto-circuito, disjuntor caindo, descarga vazando, porta rangendo, tomada não funciona, geladeira não gela, vaso sanitário entupido',
  'morar-sozinho':
    'morar sozinho, morar sozinha, primeiro apartamento, sair da casa dos pais, enxoval de casa nova, casa nova, primeira casa, morar só, dividir apartamento, morar com amigos, custo de morar sozinho',
  'cozinha-e-air-fryer':
    'air fryer, airfryer, fritadeira elétrica, panela de pressão elétrica, cafeteira, batedeira, liquidificador, micro-ondas, limpar air fryer, eletrodomésticos, geladeira, fogão cooktop, robô aspirador, comprar air fryer, lava-louças, panela antiaderente',
  'conta-de-luz':
    'conta de luz, economizar energia, conta de água, ar-condicionado, energia solar, chuveiro elétrico, gastar menos luz, ventilador, conta de luz alta, ar-condicionado gasta, ar-condicionado gasta muito, conta de água alta, placa solar, painel solar, economizar luz, economizar água, gastar energia',
  'apartamento-pequeno':
    'apartamento pequeno, kitnet, studio, móveis planejados, varanda, apartamento alugado, sala pequena, cozinha pequena, móveis pra kitnet, apê pequeno, varanda pequena, móvel planejado, sofá-cama',
  'plantas-de-sombra':
    'plantas de sombra, plantas que não precisam de sol, plantas pra apartamento, plantas dentro de casa, jiboia, zamioculca, espada-de-são-jorge, samambaia, costela-de-adão, plantas em apartamento, planta no banheiro, lírio da paz, planta pra quarto, planta pra quarto escuro, planta de interior, planta no apartamento, planta pra sala, planta sem sol, planta pra banheiro, quarto escuro',
  suculentas:
    'suculenta, suculentas, cacto, cactos, regar suculenta, rosa do deserto, mini jardim, terrário, suculenta apodreceu, cacto apodrecendo, regar cacto, muda de suculenta',
  horta:
    'horta, horta em casa, horta em apartamento, temperos em casa, plantar tomate, manjericão, hortelã, plantar alface, horta vertical, plantar cebolinha, colher tomate, tomate em vaso, manjericão no vaso, cebolinha em casa, horta na varanda, plantar alho, cheiro-verde, pimenta no vaso, plantar couve',
  orquideas:
    'orquídea, orquídeas, orquídea florir, phalaenopsis, orquídea não dá flor, orquídea murcha, regar orquídea',
  'plantas-morrendo':
    'planta morrendo, folha amarela, cochonilha, pulgão, praga, planta murcha, salvar planta, matar planta, minhas plantas morrem, folha amarelada, folhas amareladas na planta, planta murchando, planta secando, bicho na planta, fungo na planta, formiga cortadeira, lesma na planta',
  'adubo-e-compostagem':
    'adubo, compostagem, composteira, borra de café, húmus, adubo caseiro, casca de ovo, terra vegetal, fazer adubo, borra de café na planta, casca de banana, esterco, minhocário, NPK, lixo orgânico',
  'jardim-barato':
    'jardim, paisagismo, grama, quintal, jardim vertical, jardim barato, jardim de inverno, jardineiro, quintal bonito, quintal bonito gastando pouco, jardim no quintal, cortar grama, grama sintética, jardim pequeno, canteiro',
  'plantas-e-pets':
    'plantas tóxicas para gatos, plantas tóxicas para cachorros, planta tóxica, gato come planta, plantas pet friendly, planta que gato não pode comer, planta que gato não pode, planta perigosa pra gato, gato comeu planta, cachorro come planta, cachorro cava o jardim',
  'frutas-em-vaso':
    'pé de limão, limoeiro, jabuticabeira, frutas em vaso, pé de fruta, pitangueira, plantar abacate, pé de acerola, morango em vaso, limão no vaso, jabuticaba no vaso, plantar morango, fruta em vaso, pé de manga, árvore frutífera, pé de maracujá',
  'artesanato-e-faca-voce':
    'crochê, tricô, macramê, marcenaria, pallet, amigurumi, DIY, faça você mesmo, biscuit, cerâmica fria, artesanato, reciclagem, bordado, resina, velas, móveis de pallet, scrapbook, reciclar, tapete de crochê, ponto de crochê, ponto cruz, aprender crochê, fazer vela, bordar, restaurar móveis, restaurar móveis antigos, pintar móvel, feltro',
  'viajar-barato':
    'alugar motorhome, viajar de motorhome, viajar barato, passagem barata, passagem aérea, mochilão, viajar com pouco dinheiro, lugares baratos, viajar gastando pouco, promoção de passagem, pouca grana, destinos baratos, viajar pelo Brasil, viagem de carro, viajar com pouco, viajar sem dinheiro, viajar de ônibus, viagem barata, destino barato, mochilão pela América do Sul',
  praia:
    'praia, praias, Jericoacoara, Porto de Galinhas, Búzios, Maragogi, Fernando de Noronha, Noronha, Ubatuba, Arraial do Cabo, Trancoso, Ilhabela, Nordeste, litoral, Pipa, Morro de São Paulo, Porto Seguro, Ilha Grande, Floripa, Paraty, Natal praia, Maceió, Balneário Camboriú, praias de Alagoas, férias na praia, melhores praias, praia barata, ir pra praia, piscinas naturais, Guarujá, Cabo Frio, Caraíva, Bombinhas',
  'serra-e-frio':
    'Gramado, Campos do Jordão, Monte Verde, serra, inverno, frio, Canela, Natal Luz, Petrópolis, Bariloche, neve, Serra Gaúcha, Urubici, Gramado em julho, viajar no frio, chalé, ver neve, Natal Luz de Gramado',
  'viagem-internacional':
    'Dubai, Disney, Orlando, Europa, Paris, Portugal, Lisboa, Itália, Japão, Nova York, Estados Unidos, Argentina, Buenos Aires, Chile, Santiago, passaporte, visto americano, Londres, Tailândia, Cancún, viagem internacional, viajar para o exterior, Egito, Grécia, Espanha, Machu Picchu, Peru, Patagônia, Maldivas, Uruguai, México, Caribe, Bali, tirar visto americano, tirar passaporte, ir pra Disney, ir pra Europa, ir pros Estados Unidos, viajar pra fora',
  'viajar-com-criancas':
    'viajar com crianças, viajar com bebê, viagem em família, Beto Carrero, resort, parque aquático, viajar com filhos, Hot Park, bebê de avião, viajar com bebê de avião, viagem com criança, criança no avião, férias com criança',
  'viajar-sozinha':
    'viajar sozinha, viajar sozinho, mulher viajando sozinha, hostel, mochilão sozinha, primeira viagem sozinha, medo de viajar sozinha',
  'roteiro-de-cidade':
    'Rio de Janeiro, São Paulo, Salvador, Curitiba, Recife, Belo Horizonte, Brasília, Porto Alegre, Manaus, Belém, Florianópolis, Fortaleza, Foz do Iguaçu, roteiro, o que fazer em, Ouro Preto, Olinda, São Luís, Goiânia, João Pessoa, pontos turísticos, onde comer em, roteiro de 3 dias, bate e volta',
  milhas:
    'milhas, milhas aéreas, acumular milhas, Smiles, Livelo, pontos do cartão, programa de pontos, sala VIP, juntar milhas, milhas no cartão, juntar milhas no cartão, passagem com milhas, vender milhas',
  'arrumar-mala':
    'arrumar a mala, fazer a mala, mala de mão, mala de viagem, bagagem, o que levar na viagem, mochila de viagem, levar na mala, despachar mala, mala pequena, líquido no avião',
  'festas-populares':
    'Carnaval, São João, festa junina, Réveillon, Ano Novo, bloco, Círio de Nazaré, Carnaval de Salvador, Parintins, Oktoberfest, ano novo na praia, fantasia de carnaval, São João de Caruaru, bloco de rua, bloco de carnaval, máscara de carnaval, carnaval no Rio, carnaval em Olinda, sambódromo, arraiá, virada do ano',
  'comprar-carro-usado':
    'carro usado, comprar carro, seminovo, primeiro carro, carro popular, tabela Fipe, carro batido, vender carro, carro até 30 mil, leilão de carro, Onix, HB20, Gol, Corolla, Civic, SUV, carro pra comprar, vistoria do carro, vender meu carro, trocar de carro, golpe do carro',
  'carro-eletrico':
    'carro elétrico, carro híbrido, BYD, elétrico ou híbrido, Tesla, híbrido, carregar carro elétrico, Dolphin Mini, BYD Dolphin, carregar carro',
  'tirar-cnh':
    'CNH, tirar CNH, carteira de motorista, autoescola, prova do Detran, medo de dirigir, baliza, aprender a dirigir, exame prático, tirar carteira, primeira habilitação, reprovei na baliza, reprovei no Detran, prova prática, aula de direção, carro morre na ladeira, psicotécnico, carta de motorista, renovar CNH',
  manutencao:
    'troca de óleo, luz no painel, freio, revisão do carro, mecânico, barulho no carro, carro não liga, carro não pega, correia dentada, bateria do carro, motor, oficina, carro esquentando, óleo do motor, mecânica, embreagem, alinhamento, luz da injeção, luz da injeção acesa, luz do óleo, bateria arriou, peça do carro, ar-condicionado do carro, trocar óleo, carro falhando, mecânico de confiança, oficina mecânica, barulho no motor',
  'economia-de-combustivel':
    'gasolina, etanol ou gasolina, gastar menos combustível, economizar gasolina, consumo do carro, carro gastando muito, carro bebendo, carro bebendo muito, carro bebendo gasolina, gasolina cara, abastecer, etanol compensa, carro econômico, GNV',
  moto: 'moto, motos, comprar moto, primeira moto, Honda CG, CG 160, Biz, Hornet, motoboy, capacete, pilotar moto, andar de moto, Titan, Fazer, XRE, PCX, scooter, moto elétrica, viajar de moto, Bros, Harley, Yamaha, motociclista, entregador, moto usada, Royal Enfield, Twister, MT-03, Harley-Davidson, NMax, Sahara 300, Pop 100, Lander, Vespa, moto 160, moto 300, moto pra trabalhar, cair de moto, moto econômica',
  'seguro-e-multa':
    'seguro de carro, multa, recorrer multa, IPVA, licenciamento, pontos na CNH, seguro do carro, radar, recorrer de multa, recurso de multa, IPVA atrasado, documento do carro, transferir o carro, pontos na carteira, radar de velocidade, radar escondido',
  'carros-classicos':
    'Fusca, Opala, Kombi, carro antigo, Chevette, restaurar carro, carros clássicos, Maverick, Monza, reformar um Fusca, restaurar Fusca, placa preta, Gol quadrado',
  'trabalhar-com-app':
    'Uber, 99, motorista de aplicativo, motorista de app, trabalhar de Uber, iFood entregador, rodar de Uber, alugar carro pra Uber, rodar na Uber, rodar na 99, Uber compensa, ser Uber, lucro na Uber',
  'cuidar-do-carro':
    'lavar carro, polir carro, vitrificação, estética automotiva, pneu, cheiro no carro, insulfilm, som automotivo, rebaixar carro, cristalização, cuidar do carro, riscos no carro, cera automotiva, cera no carro, risco do carro, tirar risco do carro, risco na lataria, calibrar pneu, som no carro, farol amarelado',
  'fe-em-tempos-dificeis':
    'fé, fé em Deus, confiar em Deus, esperança, tempos difíceis, silêncio de Deus, provação, propósito de Deus, promessa de Deus, aumentar a fé, Deus em silêncio, Deus fica em silêncio, Deus não responde, raiva de Deus, perder a fé, esperar em Deus',
  'ler-a-biblia':
    'Bíblia, ler a Bíblia, devocional, salmo, salmos, salmo 91, versículo, apocalipse, estudo bíblico, provérbios, evangelho, Bíblia em um ano, entender a Bíblia, parábola, salmo pra dormir, Café com Deus Pai',
  oracao:
    'oração, orar, como orar, jejum e oração, jejum de Daniel, rezar, oração da manhã, clamor, oração forte, não sei orar, aprender a orar, orar de madrugada, oração pelos filhos',
  'igreja-e-comunidade':
    'igreja, ir à igreja, ministério, louvor, culto, afastado da igreja, desviado, jovens da igreja, pastor, servir na igreja, voltar pra igreja, sair da igreja, decepção com a igreja, ação social da igreja, culto jovem, tocar na igreja, teclado na igreja',
  'familia-e-fe':
    'casamento cristão, namoro cristão, família cristã, criar filhos na fé, esposa sábia, mulher virtuosa, namoro santo, casal cristão, filhos na igreja, jugo desigual',
  'santos-e-devocoes':
    'Nossa Senhora, Nossa Senhora Aparecida, terço, rosário, São Jorge, Santo Antônio, novena, papa, santo, santos, promessa, Padre Cícero, São Miguel, Santa Rita, missa, católico, quaresma, Aparecida, promessa pra Nossa Senhora, pagar promessa, Santo Antônio casamenteiro, rezar o terço, romaria, padroeira',
  'religioes-afro':
    'umbanda, candomblé, orixá, Exu, Iemanjá, Oxum, terreiro, pomba gira, macumba, banho de ervas, Ogum, axé, guia espiritual, preto velho, guias de umbanda, guia de umbanda, orixá de cabeça, jogo de búzios, pai de santo, mãe de santo, caboclo, defumação, Xangô',
  'espiritismo-e-outras':
    'espiritismo, espírita, Chico Xavier, Allan Kardec, budismo, mediunidade, reencarnação, centro espírita, vidas passadas',
  'duvidas-de-fe':
    'tatuagem é pecado, é pecado, dízimo, dúvida de fé, crente pode, cristão pode, inferno existe, por que Deus permite, masturbação é pecado, crente pode beber, pecado, existe inferno, ateu',
  meditacao:
    'meditação, meditar, meditação guiada, mindfulness, respiração, atenção plena, meditar todo dia, aprender a meditar, exercício de respiração, não consigo meditar',
  'parar-de-procrastinar':
    'procrastinar, procrastinação, parar de procrastinar, deixar pra depois, empurrar com a barriga, preguiça, adiar, última hora, deixar tudo pra última hora, deixo tudo pra última hora, deixar tudo pra depois, deixar pra amanhã, adio tudo',
  'criar-habitos':
    'criar hábitos, hábito, hábitos, novos hábitos, hábitos saudáveis, mudar de hábito, hábitos atômicos, manter um hábito, novo hábito, hábito ruim',
  'rotina-da-manha':
    'rotina da manhã, acordar cedo, 5 da manhã, acordar às 5, clube das 5, rotina matinal, morning routine, acordar mais cedo, acordo atrasado, levantar cedo, preguiça de levantar cedo, manhã produtiva, acordar sem despertador',
  foco: 'foco, ter foco, focar, concentração, concentrar, distração, distrações, pomodoro, hiperfoco no trabalho, atenção, me distraio, me distraio fácil, distrair, não consigo focar, perder o foco, mente dispersa',
  'organizar-a-rotina':
    'organizar a rotina, rotina, planner, agenda, gestão do tempo, falta de tempo, se organizar, lista de tarefas, me organizar, organização pessoal, organizar a semana, organizar melhor, organizar o tempo, bullet journal, não tenho tempo pra nada, falta tempo, sem tempo pra nada, organizar meu dia, dar conta de tudo, planejar a semana, agenda digital',
  disciplina:
    'disciplina, ser disciplinado, autodisciplina, força de vontade, motivação, constância, preguiça, ter força de vontade, sem motivação, desisto de tudo, começo e desisto',
  'desenvolvimento-pessoal':
    'desenvolvimento pessoal, autoconhecimento, evoluir, evolução pessoal, melhor versão, mindset, autoajuda, crescimento pessoal, livros de desenvolvimento pessoal, sair da zona de conforto, propósito de vida, mudar de vida, ser uma pessoa melhor, livro de autoajuda',
  'dizer-nao':
    'dizer não, falar não, impor limites, agradar todo mundo, agradar os outros, colocar limites nas pessoas, boazinha demais, pessoas tóxicas, não consigo falar não, não consigo dizer não, não sei dizer não, boazinha, impor limite, colocar limites',
  'metas-do-ano':
    'metas, metas do ano, metas para o ano novo, objetivos, planejamento do ano, bater metas, quadro dos sonhos, definir metas, metas de ano novo, objetivos pro ano que vem, objetivos do ano, resolução de ano novo, lista de metas, cumprir metas, planejar o ano',
  minimalismo:
    'minimalismo, minimalista, vida simples, menos é mais, slow living, viver com menos, consumo consciente, viver com menos coisas, comprar menos, casa minimalista, ter menos coisas',
  bolo: 'bolo, bolos, bolo de cenoura, bolo de chocolate, bolo de fubá, bolo solado, cobertura de bolo, chantilly, bolo fofinho, bolo de milho, bolo de aniversário, bolo de laranja, massa de bolo, bolo de fubá cremoso, bolo simples, bolo de banana, bolo gelado, bolo solou, bolo não cresce',
  'almoco-rapido':
    'almoço, almoço rápido, almoço fácil, receita rápida, receita fácil, strogonoff, estrogonofe, macarrão, comida rápida, frango, panela de pressão, almoço de domingo, lasanha, omelete, carne moída, salada, peixe, frango assado, almoço hoje, o que fazer de almoço, rango, rango rápido, uma panela só, macarrão de uma panela só, comida prática',
  'pao-e-massas':
    'pão, pão caseiro, pão de queijo, pizza, massa fresca, fermentação natural, focaccia, levain, pizza caseira, massa de pizza, nhoque, pão de alho, esfirra, sourdough, pão sem fermento, pão de forma, pão francês, massa de pastel, pizza em casa, pão integral',
  churrasco:
    'churrasco, picanha, costela, carvão, churrasqueira, ponto da carne, linguiça, maminha, fraldinha, parrilla, farofa, assar carne, churrasqueiro, picanha na grelha, cortes de carne, corte de carne, acender o carvão, carne macia, costela no bafo',
  sobremesas:
    'sobremesa, pudim, brigadeiro, mousse, torta, doce, pavê, sorvete, torta de limão, gelatina, cheesecake, brownie, cookie, ovo de Páscoa, bombom, rabanada, banoffee, açaí, doce de leite, mousse de maracujá, pudim sem furinho, doce de festa, doce gelado, brigadeiro de colher, leite condensado caseiro, sobremesa gelada, barra de chocolate, sorvete caseiro, gelatina colorida',
  'receitas-de-air-fryer':
    'receita na air fryer, receitas de air fryer, batata na air fryer, frango na air fryer, bolo na air fryer, pão de queijo na air fryer, coxa na air fryer, pão na air fryer, carne na air fryer, legumes na air fryer',
  'comida-regional':
    'acarajé, feijoada, moqueca, baião de dois, tucupi, tacacá, pato no tucupi, chimarrão, cuscuz, tapioca, vatapá, caruru, carne de sol, pamonha, canjica, buchada, sarapatel, pequi, barreado, bobó de camarão, feijão tropeiro, comida nordestina, comida mineira, comida baiana, maniçoba, arroz carreteiro, curau, virado à paulista, torresmo, escondidinho, moqueca capixaba, comida típica, comida gaúcha, comida paraense, cuscuz com ovo, mungunzá',
  'cozinhar-do-zero':
    'aprender a cozinhar, cozinhar, arroz soltinho, arroz, feijão, cozinhar feijão, temperar feijão, cozinha básica, cozinhar pela primeira vez, fritar ovo, arroz e feijão, usar panela de pressão, afiar faca, fazer arroz, não sei fazer arroz, não sei cozinhar, arroz queimado, cozinhar ovo, temperar carne, cortar cebola',
  'lanches-e-salgados':
    'coxinha, salgado, salgados, hambúrguer, pastel, lanche, sanduíche, lanche da tarde, empada, bolinho de queijo, batata frita, cachorro-quente, hambúrguer caseiro, lancheira, lanche escolar, torta salgada, enroladinho, kibe, hambúrguer suculento, lanche pra escola, salgado de festa, massa de coxinha, pastel de feira, lanche rápido, misto quente, torta de liquidificador',
  'jantar-especial':
    'bacalhau, jantar, jantar romântico, jantar especial, jantar a dois, ceia de Natal, ceia, fondue, risoto, jantar fit, mesa posta, peru de Natal, jantar rápido, ceia simples, jantar pro namorado, jantar pra visita, receber visitas, ceia de ano novo',
  'direitos-do-consumidor':
    'direito do consumidor, direitos do consumidor, Procon, produto com defeito, devolver produto, troca de produto, cobrança indevida, garantia, direito de arrependimento, voo cancelado, reclame aqui, juros abusivos, produto veio com defeito, loja não quer trocar, loja não quer trocar produto, produto não chegou, cancelar compra, voo atrasado, cobrança errada, reembolso',
  'direitos-trabalhistas':
    'direitos trabalhistas, CLT, FGTS, férias, décimo terceiro, 13º, rescisão, justa causa, hora extra, demissão sem justa causa, verbas rescisórias, estabilidade gestante, processo trabalhista, insalubridade, vale-transporte, carteira assinada, intervalo de almoço, escala 6x1, assédio moral no trabalho, empresa não paga hora extra, empresa não paga, férias da empresa, férias atrasadas, férias vencidas, vender férias, férias no trabalho, demitida grávida, banco de horas, bater ponto, bater ponto no trabalho, ponto eletrônico, carteira de trabalho, aviso prévio trabalhado, salário atrasado, atestado médico, acidente de trabalho, adicional noturno, processar a empresa, 13 salário',
  'pensao-e-guarda':
    'pensão alimentícia, pensão, guarda compartilhada, guarda dos filhos, alienação parental, pai não paga pensão, visita do pai, não paga pensão, pagar pensão, valor da pensão, pensão atrasada, teste de DNA, guarda do filho',
  divorcio:
    'divórcio, divorciar, separação, partilha de bens, união estável, regime de bens, se separar, separar no papel, separação de bens, divisão de bens, separar do marido, separar da esposa, divórcio no cartório, comunhão parcial',
  'inss-e-beneficios':
    'INSS, BPC, LOAS, auxílio-doença, aposentadoria por idade, perícia do INSS, Bolsa Família, salário-maternidade, benefício, aposentar, auxílio, CadÚnico, pé-de-meia, auxílio-doença negado, auxílio negado, pensão por morte, LOAS pra criança, INSS negou, pé-de-meia do ensino médio, auxílio-gás, benefício cortado, invalidez',
  'aluguel-e-imovel':
    'aluguel, inquilino, contrato de aluguel, caução, fiador, despejo, usucapião, proprietário, escritura, som alto, lei do silêncio, IPTU, inquilino não paga, aluguel atrasado, reajuste do aluguel, vizinho faz barulho, vizinha barulhenta',
  heranca:
    'herança, inventário, testamento, herdeiro, bens da herança, dividir herança, partilha da herança, doação em vida, fica com a casa quando o pai morre, quem fica com a casa quando o pai morre, fazer inventário, morreu sem testamento, deserdar, casa dos pais que morreram',
  'golpes-e-internet':
    'caí num golpe, golpe na internet, crime virtual, difamação na internet, vazamento de fotos, boleto falso, stalking, cyberbullying, calúnia, fake news crime, nudes vazados, vazaram minhas fotos, fotos vazadas, foto íntima, ofensa na internet, perfil falso, usando minha foto, ameaça pela internet',
  'violencia-domestica':
    'violência doméstica, Lei Maria da Penha, medida protetiva, violência contra a mulher, denunciar agressor, feminicídio, marido agressor, denunciar marido, Delegacia da Mulher, agressão do marido',
  transito:
    'lei de trânsito, CNH suspensa, acidente de trânsito, bateram no meu carro, bafômetro, lei seca, multa indevida, batida de carro, agressão no trânsito, briga de trânsito, dirigir bêbado, multa da lei seca, carteira suspensa, atropelamento, atropelar',
  'futebol-de-torcedor':
    'Corinthians, Flamengo, Palmeiras, Vasco, Santos, Grêmio, Cruzeiro, Botafogo, Fluminense, Atlético, Brasileirão, Libertadores, técnico, torcedor, torcida, seleção brasileira, time de futebol, campeonato, rebaixamento, Bahia futebol, clássico, mercado da bola, contratações do Flamengo, jogo do Flamengo, jogo do Corinthians, meu time, escalação',
  'jogar-futebol':
    'futebol de várzea, jogo de várzea, várzea, jogar futebol, jogar bola, pelada, drible, goleiro, chute, futsal, bater falta, fôlego no futebol, futebol society, ser jogador de futebol, peneira, futebol feminino, chuteira, bater pênalti, chutar com a perna esquerda, chutar, driblar, melhorar no futebol',
  lutas:
    'jiu-jítsu, boxe, muay thai, judô, karatê, MMA, UFC, defesa pessoal, luta, kickboxing, capoeira, faixa preta, taekwondo, começar a lutar, aula de boxe, faixa branca, arte marcial, artes marciais, luta livre',
  natacao:
    'natação, nadar, aprender a nadar, piscina, crawl, hidroginástica, nadar depois de adulto, aula de natação, natação pra adulto, medo de piscina, nadar no mar',
  ciclismo:
    'ciclismo, bike, bicicleta, pedalar, mountain bike, pedal, speed, andar de bicicleta, MTB, ciclista, pedalar na subida, ir de bike, bike na cidade, comprar bike, andar de bike',
  'volei-e-basquete':
    'vôlei, basquete, NBA, saque, cortada, levantador, bloqueio no vôlei, vôlei de praia, handebol, jogar vôlei, jogar basquete, cesta de três',
  'idolos-e-historia':
    'Pelé, Marta, Neymar, Messi, Cristiano Ronaldo, Copa, Copa do Mundo, Olimpíadas, Ronaldinho, Garrincha, Rebeca Andrade, Rayssa Leal, ídolo, história do futebol, Zico, Vini Jr, Romário, Maradona, Ronaldo, história do Senna, história do Pelé, rei Pelé, ídolo do futebol, história da Copa',
  'esporte-infantil':
    'esporte para crianças, escolinha de futebol, natação infantil, natação para bebês, filho no esporte, balé infantil, esporte infantil, judô infantil, filho no futebol, filho na natação, esporte pra criança, natação pra criança, futebol infantil, futebol pra criança',
  'surfe-e-skate':
    'surfe, surfar, skate, aprender a surfar, manobra de skate, prancha de surfe, ollie, bodyboard, Gabriel Medina, longboard, patins, surf, aula de surf, prancha de surf, andar de skate, ollie no skate',
  'esporte-amador':
    'beach tennis, tênis de quadra, padel, tênis de mesa, futevôlei, pickleball, esporte amador, corrida de orientação, slackline, jogar tênis, jogar padel, ping-pong, pingue-pongue, raquete de padel, torneio amador',
  'tocar-violao':
    'violão, tocar violão, acordes, pestana, dedilhado, tocar guitarra, tocar cavaquinho, viola caipira, trocar de acorde, acorde no violão, cifra, aprender violão, afinar o violão, violão pra canhoto',
  cantar:
    'cantar, canto, aula de canto, voz, afinar a voz, cantar bem, técnica vocal, cantor, cantora, desafinado, desafinada, respirar cantando, karaokê, coral, desafinar, cantar sem desafinar, soltar a voz, cantar agudo, aquecimento vocal, vergonha de cantar',
  'fotografia-com-celular':
    'fotografia, foto com celular, tirar foto, fotos, fotógrafo, ensaio fotográfico, editar foto, Lightroom, fotografia com celular, foto de produto, pose pra foto, selfie, fotografar, fotografia de celular, câmera profissional, foto bonita, foto de comida, foto no celular, luz pra foto, foto no espelho, câmera do celular',
  'edicao-de-video':
    "edição de vídeo, editar vídeo, CapCut, Premiere, After Effects, cortes, legenda automática, transição de vídeo, editor de vídeo, editar vídeos no celular, DaVinci, editar no CapCut, legenda no vídeo, cortar vídeo, corte de vídeo, marca-d'água no vídeo, editar reels",
  desenho:
    'desenho, desenhar, aprender a desenhar, desenho realista, pintura, aquarela, desenho digital, Procreate, pintar quadro, lettering, caligrafia, grafite, ilustração, tinta a óleo, desenhar anime, escultura, argila, cerâmica, desenhar rosto, desenhar olho, desenhar mão, desenhar mangá, pintar tela, mesa digitalizadora, tablet pra desenhar',
  'livros-e-autores':
    'Clarice Lispector, Machado de Assis, Dom Casmurro, livro, livros, resenha, booktok, autor, poeta, poetas, Fernando Pessoa, Drummond, Cecília Meireles, Manoel de Barros, Conceição Evaristo, Torto Arado, literatura, literatura brasileira, romance, Colleen Hoover, Guimarães Rosa, Graciliano Ramos, Cora Coralina, poesia brasileira, clássicos da literatura, livros de fantasia, Jorge Amado, Carolina Maria de Jesus, Leminski, Stephen King, Harry Potter, Capitães da Areia, literatura de cordel, cordel, indicação de livro, livro favorito, clube do livro, resenha de livro, autora brasileira',
  'filmes-e-series':
    'filme, filmes, série, séries, animes, doramas, novelas, final explicado, Stranger Things, Marvel, Round 6, cinema, cinema brasileiro, filme de terror, Oscar, Ainda Estou Aqui, documentário, ator, atriz, reality, Breaking Bad, Game of Thrones, La Casa de Papel, Disney filme, spoiler, Batman, Homem-Aranha, Fernanda Torres, maratonar série, série nova, melhor série, filme triste, filme brasileiro, dirigir um filme, anime de romance',
  escrever:
    'escrever um livro, escrever, poesia, poema, crônica, bloqueio criativo, publicar livro, escrita criativa, escritor, escritora, fanfic, escrever melhor, roteiro de filme, soneto, haicai, slam, publicar meu livro, meu primeiro livro, bloqueio na escrita, escrever poesia, escrever conto, Wattpad',
  danca:
    'dança, dançar, forró, balé, ballet, dancinha, samba no pé, zumba, hip hop, aprender a dançar, dança do ventre, coreografia, dança de salão, sapateado, salsa, frevo, passinho, vergonha de dançar, coreografia de TikTok, aula de dança, dançar samba, dançar funk',
  'producao-musical':
    'produzir música, beat, beatmaker, compor, compor música, lançar música, Spotify, home studio, FL Studio, DJ, MC, rapper, gravar música, mixagem, rap, funk, trap, letra de música, composição, banda, sertanejo, samba, pagode, MPB, música, show, fazer beat, gravar música em casa, mixar, fazer rap, produtor musical, autotune',
};

/** Bare topics that several subtopics name, folded, and the one that is meant. */
export const exactTopics: Readonly<Record<string, string>> = {
  bacalhau: 'peixes-e-frutos-do-mar',
  'aborto espontaneo': 'luto',
  'perda gestacional': 'luto',
  natimorto: 'luto',
  tentante: 'saude-da-mulher',
  tentantes: 'saude-da-mulher',
  infertilidade: 'saude-da-mulher',
  'conta de luz alta': 'conta-de-luz',
  'air fryer': 'cozinha-e-air-fryer',
  luto: 'luto',
  croche: 'artesanato-e-faca-voce',
  milhas: 'milhas',
  menopausa: 'saude-da-mulher',
  manicure: 'unhas',
  'golpe do pix': 'golpes-e-seguranca',
  'dona de casa': 'rotina-da-casa',
  'home office': 'home-office',
  botox: 'envelhecimento-da-pele',
  'se organizar': 'organizar-a-rotina',
  'se organizar melhor': 'organizar-a-rotina',
  mei: 'abrir-mei',
  instagram: 'crescer-no-instagram',
  whatsapp: 'vender-no-whatsapp',
  'redes sociais': 'crescer-no-instagram',
  investimentos: 'comecar-a-investir',
  cachorro: 'adestrar-cachorro',
  gato: 'gato-comportamento',
  casamento: 'casamento',
  natal: 'jantar-especial',
  carnaval: 'festas-populares',
  artesanato: 'artesanato-e-faca-voce',
  maternidade: 'mae-que-trabalha',
  academia: 'comecar-academia',
  musculacao: 'ganhar-massa',
  treino: 'constancia-no-treino',
  dieta: 'dieta-para-emagrecer',
  rotina: 'organizar-a-rotina',
  celular: 'comprar-celular',
  roblox: 'minecraft-e-roblox',
  tiktok: 'viralizar-no-tiktok',
  ingles: 'ingles-sozinho',
  'compulsao alimentar': 'dieta-para-emagrecer',
  'conta de luz': 'conta-de-luz',
  salario: 'organizar-o-dinheiro',
  voz: 'cantar',
  lesao: 'mobilidade-e-lesao',
  'montar pc': 'pc-gamer',
  gluteo: 'treino-feminino',
  terapia: 'terapia',
  'acordar cedo': 'rotina-da-manha',
  tenis: 'tenis-e-acessorios',
  cdb: 'tesouro-e-renda-fixa',
  monetizar: 'monetizar-redes',
  chefe: 'chefe-dificil',
  limpar: 'limpeza',
  adubo: 'adubo-e-compostagem',
  marmita: 'marmitas',
};

/** Whoever sells what a subtopic (or, with `=`, the rest of a domain) is about is in business: the subtopic meant then. */
export const subtopicOfSelling: Readonly<Record<string, string>> = {
  bolo: 'confeitaria',
  sobremesas: 'confeitaria',
  'almoco-rapido': 'comida-delivery',
  'pao-e-massas': 'salgados-e-comida-de-rua',
  churrasco: 'salgados-e-comida-de-rua',
  'comida-regional': 'salgados-e-comida-de-rua',
  'lanches-e-salgados': 'salgados-e-comida-de-rua',
  marmitas: 'comida-delivery',
  perfume: 'venda-porta-a-porta',
  'artesanato-e-faca-voce': 'artesanato',
  brecho: 'brecho',
  '=culinaria': 'comida-delivery',
  '=beleza': 'venda-porta-a-porta',
  '=moda': 'revenda',
  '=jardim': 'primeira-venda',
};
