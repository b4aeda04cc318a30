/**
 * More of what people type, by the slug of a subtopic, or by `=domain` for words that tell the domain only.
 * Phrases are separated by commas.
 */
export const moreTopicWords: Readonly<Record<string, string>> = {
  '=fitness':
    'caminhada, caminhar, caminhada na areia, caminhada na praia, treinar depois dos 60, treino, treinar, musculação, malhar, exercício, exercícios, fitness, shape, personal trainer, crossfit, pilates, yoga, abdominal, agachamento, prancha, supino, perna, série, repetição, HIIT, aeróbico, bíceps, tríceps, panturrilha, quadríceps, peitoral, halter, barra fixa, kettlebell, esteira ergométrica, spinning, zumba fitness, funcional, calistenia, burpee, polichinelo, aquecimento, bodybuilding, fisiculturismo, anabolizante, bomba na academia, maromba, ficha de treino, hipertrofia, definição muscular, condicionamento físico, cansaço no treino, crossfit, funcional, hiit, pilates',
  '=nutricao':
    'nutrição, nutricionista, alimentação, dieta, caloria, nutriente, vitamina, saudável, comer, fibra, lactose, glúten, emagrecedor, granola, aveia, chia, linhaça, iogurte natural, salada no pote, suco verde, detox, sódio, açúcar refinado, gordura boa, carboidrato, colágeno em pó, vitamina B12, ferro, magnésio, ômega 3, intolerância, beliscar, fome emocional, efeito sanfona, bioimpedância, cardápio semanal, pós-treino, pré-treino natural, comer de tudo, azeite, adoçante, ovo no café',
  '=saude':
    'saúde, médico, doença, remédio, exame, dor, tratamento, hospital, SUS, consulta, cirurgia, tireoide, gastrite, refluxo, alergia, rinite, sinusite, anemia, câncer, ansiedade física, olho, dentista, dente, aparelho, joelho, coluna, febre, tosse, infecção, vacina, bruxismo, ouvido, zumbido, labirintite, tontura, cansaço, joanete, dedo em gatilho, tendinite, artrose, artrite, fibromialgia, lúpus, psoríase, vitiligo, pele coçando, urticária, gases, azia, hemorroida, infecção urinária, pedra no rim, rim, fígado, gordura no fígado, vesícula, varizes, trombose, anestesia, pós-operatório, exame de sangue, ultrassom, ressonância, plano de saúde, posto de saúde, UPA, pediatra, ortopedista, cardiologista, dermatologista, oftalmologista, miopia, óculos de grau, siso, canal no dente, clareamento dental, aparelho nos dentes, gengiva, mau hálito, fisioterapia, homeopatia, chá medicinal, cuidador, acamado, acamada, cadeira de rodas, deficiência, surdez, catarata, hepatite, HIV, IST, camisinha, herpes, tuberculose, pneumonia, asma, bronquite, primeiros socorros, engasgo, queimadura, picada, febre, vômito, diarreia, desmaio, pressão baixa, sangramento',
  '=saude-mental':
    'primeira consulta na terapia, saúde mental, psicologia, psiquiatra, psicólogo, terapia, emocional, pânico, fobia, trauma, transtorno, bipolar, borderline, TOC, narcisismo, dependência emocional, raiva, inteligência emocional, autossabotagem, síndrome do impostor, crise, compulsão alimentar, anorexia, bulimia, medo, timidez, estresse, angústia, choro, chorar, culpa, mágoa, rejeição, abandono, ruminação, pensamento intrusivo, gatilho emocional, irritabilidade, apatia, esquizofrenia, hipocondria, claustrofobia, medo de avião, insegurança, paciência, ansiolítico, antidepressivo, Rivotril, mindfulness clínico, psicanalista, terapeuta, resiliência, altas habilidades, superdotação, dislexia',
  '=beleza':
    'beleza, estética, pele, rosto, cosmético, batom, rímel, base, blush, sérum, tratamento facial, limpeza de pele, olheira, poro, tatuagem, piercing, bronzeamento, lip tint, spa, autobronzeador, esfoliante, argila verde, água micelar, tônico facial, demaquilante, lip gloss, pincel de maquiagem, paleta, iluminador, corretivo, pó compacto, primer, cílios, fio a fio, drenagem linfática, massagem modeladora, estrias, celulite, axila escura, virilha escura, pé rachado, spa dos pés, esmalte, esmaltação, francesinha, esteticista, biomédica, bigode chinês, papada',
  '=cabelo':
    'cabelo, capilar, penteado, corte, franja, shampoo, condicionador, cabeleireiro, fios, couro cabeludo, mega hair, lace, peruca, trança, babyliss, escova, baby hair, coque, rabo de cavalo, chapinha, difusor, leave-in, creme de pentear, óleo de coco no cabelo, pente, touca de cetim, corte bob, corte chanel, franjinha, repicado, undercut, degradê, navalhado, cabelo ralo, cabelo fino, cabelo branco, careca, tintura, nevou, luzes, ombré, morena iluminada, dreads, entrelace, alongamento capilar, barba por fazer, navalha',
  '=moda':
    'moda, roupa, look, vestir, outfit, calça, vestido, camisa, jeans, saia, blusa, sapato, tênis, salto, jaqueta, bolsa, acessório, joia, estilo, fashion, alfaiataria, biquíni, lingerie, combinar roupa, pantalona, legging, cropped, macacão, blazer, moletom, casaco, cardigã, sandália, bota, chinelo, sapatilha, mocassim, camiseta, regata, short, bermuda, pijama, sutiã, calcinha, cueca, meia, cinto, chapéu, boné, lenço, brinco, colar, pulseira, anel, piercing falso, semijoia, grife, luxo silencioso, tendência, desfile, estampa, tecido, linho, jeans rasgado, roupa íntima, uniforme, fantasia, coleção, estilista, streetwear, thrift, country, evangélica, modesta, praia look',
  '=financas':
    'finanças, dinheiro, grana, dívida, salário, banco, boleto, economizar, educação financeira, imposto de renda, nota, pix, gasto, pobre, rico, conta bancária, boleto, carnê, cheque, fatura, juros, taxa, tarifa, cashback, orçamento, despesa, falido, aperto, contracheque, décimo terceiro, vale, mesada, cofrinho, agiota, penhora, empréstimo, crediário, loteria, mega-sena, jogo do bicho, sorteio, inflação, cesta básica, consumismo, dízimo financeiro, pix, imposto, restituição, malha fina, leão da receita, PicPay, salário, fim do mês',
  '=investimentos':
    'viver de dividendos, investimento, investir, bolsa de valores, tesouro, dividendos, cripto, criptomoeda, renda fixa, renda passiva, imóvel, corretora, carteira de investimentos, fundo, ouro, dólar, ETF, Nasdaq, S&P 500, small caps, BDR, debênture, LCI, LCA, CRI, Selic, CDI, Ibovespa, corretora, XP, home broker, renda variável, aluguel de ações, patrimônio, milhão, herdar, leilão de imóvel, flip de imóvel, kitnet para alugar, viver de aluguel, terreno, corretor de imóveis',
  '=negocios':
    'negócio, empresa, empreender, empreendedor, empreendedora, empreendedorismo, CNPJ, lucro, loja, startup, franquia, faturar, faturamento, cliente, estoque, sócio, padaria, barbearia, petshop, salgadinho para vender, geladinho, chup-chup, brechó lucrativo, papelaria personalizada, caneca personalizada, estamparia, gráfica, pizzaria, restaurante, lanchonete, sorveteria, açaiteria, cafeteria, mercadinho, quitanda, floricultura, oficina própria, estúdio, fornecedor, atacado, revenda, embalagem, marca própria, ponto comercial, funcionário, contratar, folha de pagamento, contador, nota fiscal, alvará, imposto da empresa, maquininha, capital de giro, sociedade, falência, pequeno negócio, microempresa, holding, importação, Alibaba, lucro',
  '=marketing':
    'marketing, redes sociais, Instagram, TikTok, YouTube, seguidores, conteúdo, post, reels, stories, engajamento, algoritmo, creator, influencer, hashtag, perfil, viral, viralizar, branding, campanha, anúncio, legenda, social media, podcast, Facebook, Threads, Twitter, Pinterest, Kwai, LinkedIn, feed, bio, nicho, publi, collab, trend, áudio em alta, edição pra reels, filtro, live no Instagram, live, enquete, hook, gancho, roteiro de vídeo, thumbnail, analytics, métricas, alcance, impressões, comentários, haters, cancelamento, blogueira, influencer, mídia kit, social media, gestor de redes, funil, lead, SEO, blog, newsletter, e-mail marketing, landing page, canva, logo, logotipo, identidade visual, banner, jingle, propaganda, publicidade, agência, Reels, Shorts, storytime, vlog, textão',
  '=vendas':
    'venda, vendas, vender, vendedor, vendedora, cliente, desconto, negociar, proposta, fechar venda, prospecção, upsell, funil de vendas, loja física, vendedor, consultor de vendas, meta de vendas, comissão, orçamento sem resposta, follow-up, carteira de clientes, CRM, script de vendas, gatilho de escassez, promoção, brinde, frete grátis, cupom, liquidação, vitrine, prospectar, cold call, direct, vácuo, indicação de cliente, upsell, combo, kit',
  '=carreira':
    'carreira, emprego, trabalho, profissão, chefe, vaga, salário, CLT, estágio, demissão, promoção, LinkedIn, currículo, recrutador, entrevista, enfermagem, engenheiro, advogado, dentista, mercado de trabalho, policial, bombeiro, professor, professora, engenheira, enfermeira, padeiro, arquiteta, concursado, jovem aprendiz, freelancer, reunião, emprego, trampo, patrão, crachá, holerite, colega de trabalho, reunião, call, e-mail profissional, hora extra, plantão, escala, uniforme, trainee, estagiário, RH, recrutador, vaga, seleção, profissão, vocação, teste vocacional, aposentado voltando, servidor público, costureira, secretária, recepcionista, cozinheiro, garçom, segurança, vigilante, porteiro, operador, técnico, engenharia, arquitetura, administração, contabilidade, jornalismo, publicitário, comissária, piloto, marinheiro, militar, exército, marinha, aeronáutica, maestro',
  '=estudos':
    'estudar, estudo, prova, concurso, faculdade, vestibular, escola, professor, aluno, aula, resumo, matéria, história, geografia, física, química, biologia, filosofia, mestrado, bolsa de estudos, aprender, universidade, caderno, resumo, mapa mental, simulado, gabarito, cursinho, ETEC, IFRN, Fuvest, Unicamp, medicina vestibular, TCC, ABNT, seminário, apresentação escolar, artigo científico, doutorado, pesquisa científica, Revolução Francesa, Segunda Guerra, ditadura, Brasil colônia, sociologia, astronomia, célula, DNA, tabela periódica, leis de Newton, trigonometria, logaritmo, interpretação de texto, verbo, análise sintática, pedagogia, educação infantil, alfabetizar, ENCCEJA, EJA, supletivo, escola pública, volta às aulas, professor particular',
  '=idiomas':
    'idioma, inglês, espanhol, francês, alemão, italiano, japonês, coreano, libras, fluência, fluente, pronúncia, gramática, gíria, sotaque, traduzir, verbo to be, poliglota, língua, phrasal verbs, present perfect, listening, speaking, writing, TOEFL, IELTS, shadowing, série em inglês, música em inglês, sotaque britânico, gringo, portunhol, hangul, kanji, esperanto, latim, guarani, libras, intérprete, tradutor, expressão idiomática, falso cognato, dialeto, geração Z gíria',
  '=tecnologia':
    'tecnologia, celular, computador, app, aplicativo, software, inteligência artificial, IA, internet, notebook, programar, programação, Python, site, chip, Android, Windows, Excel, robô, gadget, fone, smartwatch, tablet, impressora, drone, wi-fi, hacker, dados, nuvem, senha, aplicativo, tela quebrada, carregador, bateria, fone, caixa de som, smart TV, projetor, câmera, webcam, teclado, mouse, pendrive, HD, SSD, placa-mãe, roteador, 5G, chip, eSIM, nuvem, backup, Google Drive, planilha, PDF, print, prompt, ChatGPT, Gemini, deepfake, robótica, Arduino, impressora 3D, HTML, CSS, JavaScript, Java, SQL, banco de dados, front-end, cibersegurança, phishing, vírus no celular, Linux, Mac, tablet, Kindle, relógio inteligente, realidade virtual, metaverso',
  '=games':
    'Mario Kart, Dark Souls, platinar, zerar jogo, controle com drift, drift do controle, jogo, game, gamer, jogar videogame, videogame, PlayStation, Xbox, Nintendo, Steam, console, gameplay, RPG, fase, boss, Minecraft, Fortnite, GTA, Zelda, Mario, Pokémon, skin, speedrun, emulador, gameplay, boss, DLC, mod, skin, battle royale, clã, elo, ranked, mira, servidor, streamer, twitch, console, cartucho, fliperama, joystick, controle do PS5, placa de vídeo, speedrun, easter egg, tier list, Pokémon GO, Zelda, Mario, Elden Ring, God of War, Resident Evil, The Sims, Stardew, Among Us, xadrez online, card game, RPG, board game, jogo de tabuleiro, jogo indie, LoL, CS2, Fortnite, Brawl Stars, Genshin',
  '=pets':
    'cachorro, gato, pet, filhote, veterinário, ração, animal, vira-lata, coleira, banho e tosa, golden, shih-tzu, poodle, labrador, pitbull, pinscher, latido, pulga, carrapato, papagaio, calopsita, hamster, coelho, peixe, aquário, castrar, castração, patinha, focinho, miado, latir, caixa de areia, arranhador, petisco, tosa, vermífugo, antipulgas, cinomose, parvovirose, castrar, cio, ninhada, pedigree, raça, gata, cadela, gatinho, cachorrinho, husky, bulldog, border collie, yorkshire, maltês, dachshund, salsicha, rottweiler, siamês, persa, fogos e cachorro, medo de fogos, pet sitter, hotel de cachorro, aquário, betta, cavalo, galinha, jabuti, porquinho, chinchila, cobra de estimação, ração',
  '=maternidade':
    'bebê, mãe, maternidade, filho, filha, criança, gestante, gravidez, parto, amamentar, fralda, recém-nascido, pai, paternidade, enxoval, chá de bebê, creche, berço, mamadeira, chupeta, educar filhos, neném, chupeta, mordedor, carrinho de bebê, sling, canguru, pediatra, puericultura, moisés, body de bebê, quarto de bebê, lembrancinha de maternidade, mesversário, engatinhar, dentinho, primeira palavra, primeiro aninho, brincadeira, brinquedo, Montessori, creche, escolinha, mãe de menino, mãe de menina, mãe de gêmeos, gêmeos, pai de primeira viagem, padrasto, adoção de criança, adotar criança, aborto espontâneo, infertilidade, FIV, tentante, teste positivo, barriga de grávida, ensaio gestante, doula, contração, anestesia no parto, leite, filho único, irmão mais novo, ciúme entre irmãos',
  '=relacionamento':
    'relacionamento, namoro, namorado, namorada, casal, amor, ex, marido, esposa, casamento, traição, ciúme, paixão, término, sogra, família, amigo, amizade, flerte, crush, solteiro, solteira, encontro, Tinder, briga, divórcio emocional, noivado, sexo, ranço, beijo, ficante, contatinho, paquera, date, cantada, beijo, abraço, DR, aliança, noivo, lua de mel, separação, ciúme, carência, gelo, dar um gelo, levar um fora, dar um fora, vácuo no namoro, friendzone, rolo, situationship, amor à distância, alma gêmea, cunhado, genro, nora, madrasta, enteado, tia, primo, avó, compadre, madrinha, padrinho, vizinha fofoqueira, fofoca, treta, inveja, mentira, perdoar, perdão, confiança no parceiro, homem, mulher solteira, viúva',
  '=casa':
    "casa, apartamento, limpeza, limpar, organizar, faxina, decoração, decorar, móvel, sofá, cozinha, banheiro, quarto, sala, reforma, parede, pintar parede, lavar roupa, mofo, geladeira, fogão, máquina de lavar, eletrodoméstico, pia, torneira, lava e seca, encanamento, chuveiro, cortina, panela, ventilador, robô aspirador, micro-ondas, fritadeira, sabão caseiro, sabão, detergente, desinfetante, água sanitária, vinagre na limpeza, bicarbonato, vassoura, rodo, aspirador, tanque, varal, roupa encardida, amaciante, cheiro na geladeira, armário, guarda-roupa, gaveta, prateleira, estante, colchão, cama, travesseiro, lençol, toalha, sofá, poltrona, mesa de jantar, rack, espelho, luminária, abajur, quadro na parede, cortina, persiana, janela, porta, fechadura, chave, piso, rejunte, box, vaso sanitário, descarga, ralo, caixa d'água, telhado, laje, calha, goteira, rachadura, tomada, disjuntor, lâmpada, fiação, furadeira, parafuso, martelo, tinta, gesso, drywall, azulejo, garagem, quintal, churrasqueira em casa, lavanderia, despensa, traça, cupim, pernilongo, rato, mudança de casa, condomínio novo, planta da casa",
  '=jardim':
    'planta, jardim, horta, vaso, muda, flor, orquídea, suculenta, adubo, rega, poda, podar, terra, semente, jardinagem, folha, samambaia, rosa do deserto, cacto, bonsai, crochê, marcenaria, macramê, tricô, amigurumi, biscuit, artesanato, substrato, vaso de planta, regador, estaca, enxerto, semear, sementeira, estufa, hidroponia, jardineira, trepadeira, primavera planta, hibisco, lavanda, alecrim, manjericão, girassol, antúrio, begônia, violeta, avenca, bromélia, palmeira, babosa, espada, comigo-ninguém-pode, arruda, pimenteira, tomateiro, morangueiro, abacateiro, pé de manga, cebolinha, couve, alface, minhoca, formiga na planta, lesma, fungo na planta, tapete de crochê, bolsa de crochê, crochetar, agulha de crochê, biscuit, feltro, ponto cruz, bordar, cestaria, cerâmica, resina, velas aromáticas, decoupage, MDF, patchwork',
  '=viagem':
    'viagem, viajar, pôr do sol, turismo, praia, hotel, passagem, mala, destino, roteiro, pousada, mochilão, avião, aeroporto, cidade, ilha, cachoeira, trilha, férias, hostel, airbnb, passeio, cruzeiro, excursão, passaporte, visto, turista, mirante, cânion, chapada, duna, lagoa, cataratas, gruta, rapel, tirolesa, rafting, mergulho, snorkel, camping, acampar, barraca de acampar, motorhome, ônibus de viagem, rodoviária, cruzeiro, navio, resort, pousada, all inclusive, guia turístico, city tour, aluguel de carro, seguro viagem, imigração, alfândega, mala extraviada, jet lag, fuso, intercambista, Jalapão, Pantanal, Amazônia, Lençóis Maranhenses, Chapada Diamantina, Chapada dos Veadeiros, Bonito MS, Alter do Chão, Capitólio, Inhotim, Beto Carrero, Hopi Hari, parque temático',
  '=automotivo':
    'carro, moto, dirigir, CNH, motor, pneu, gasolina, mecânico, oficina, mecânica, óleo do motor, freio, câmbio, SUV, motorista, trânsito, caminhão, caminhoneiro, motoboy, Uber, som automotivo, autoescola, capacete, motocicleta, Honda, Yamaha, Fiat, Volkswagen, Chevrolet, SUV, picape, hatch, sedã, Hilux, Saveiro, Strada, Toro, S10, Amarok, Ranger, Corolla, Civic, Onix, HB20, Kwid, Creta, Compass, Renegade, Celta, Palio, Golf, Jetta, Uno, Voyage, Fox, Kombi, Fusca, embreagem, carburador, radiador, escapamento, correia, vela do carro, injeção eletrônica, pastilha de freio, amortecedor, suspensão, farol, para-brisa, calibrar pneu, lataria, funilaria, guincho, estacionar, baliza, ladeira, rodovia, pedágio, blitz, bafômetro, Detran, IPVA, licenciamento, leilão de carro, test drive, motoclube, trilha de moto, pneu furado, caminhão, carreta, ônibus, trator, rebaixado, turbo, som automotivo, drift',
  '=fe':
    'fé, Deus, Jesus, Bíblia, igreja, oração, orar, evangelho, salmo, santo, santa, espiritual, espiritualidade, religião, padre, pastor, missa, culto, umbanda, candomblé, evangélico, católico, terço, versículo, louvor, pecado, cristão, cristã, gospel, papa, Vaticano, padroeiro, novena, quaresma, jejum de Daniel, arrebatamento, batismo, crisma, primeira comunhão, dízimo, pregação, célula, círculo de oração, gospel, hino, adoração, Espírito Santo, anjo, anjo da guarda, demônio, exorcismo, apocalipse, profecia, milagre, testemunho, conversão, perdão de Deus, Moisés, Davi, Ester, Rute, Paulo apóstolo, Maria mãe de Jesus, judaísmo, islamismo, Ramadã, budismo, hinduísmo, orixá, Ogum, Xangô, Iansã, incenso, cristal, chakra, signo, áries, touro, gêmeos signo, leão signo, virgem signo, escorpião, sagitário, capricórnio, aquário signo, peixes signo, libra signo, câncer signo, lua em, ascendente, mercúrio retrógrado, tarô, carma, energia espiritual, lei da atração, gratidão',
  '=produtividade':
    'produtividade, hábito, rotina, foco, procrastinar, disciplina, organização pessoal, metas, planner, agenda, concentração, autoconhecimento, desenvolvimento pessoal, mindset, motivação, propósito, sucesso, gestão do tempo, autodisciplina, acordar cedo, pomodoro, minimalismo, to-do list, priorizar, prioridade, atraso, pontualidade, acordar, madrugar, preguiça, paciência, reclamar, perfeccionismo, zona de conforto, autorresponsabilidade, autocontrole, mentalidade, propósito, visualização, journaling, diário, gratidão diária, leitura diária, dopamina, hiperprodutividade, deep work, kanban, Notion, calendário, planejamento semanal, tomar decisão, decisão difícil, arrependimento, coragem, confiança pra falar, comunicação assertiva, carisma, persuasão, inteligência, liderança pessoal, mudar de vida, recomeçar',
  '=culinaria':
    'ceviche, guacamole, falafel, homus, risoto, carpaccio, paella, burrito, taco mexicano, nachos, gyoza, curry, croissant, brioche, macaron, tiramisù, brownie, cookie, cupcake, churros, alfajor, focaccia, bruschetta, baguete, chimichurri, kimchi, tempurá, tofu, sarapatel, rapadura, mocotó, dobradinha, rabada, barreado, maniçoba, ramen, poke, receita, cozinhar, bolo, pão, arroz, feijão, frango, carne, massa, molho, sobremesa, churrasco, pizza, macarrão, peixe, camarão, torta, salada, sopa, forno, tempero, prato, comida, doce, salgado, pudim, brigadeiro, lasanha, moqueca, tapioca, cuscuz, feijoada, coxinha, hambúrguer, estrogonofe, marmita, queijo, ovo, batata, mandioca, café coado, drink, caipirinha, jantar, almoço, lanche, cozinha, gourmet, sushi, comida japonesa, yakisoba, acarajé, vatapá, caruru, tacacá, bobó, farofa, farinha, fubá, polvilho, goma, beiju, canjiquinha, angu, polenta, purê, nhoque, panqueca, crepe, waffle, omelete, quiche, empadão, escondidinho, rocambole, panetone, rabanada, pavê, mousse, geleia, compota, doce de abóbora, cocada, paçoca, pé de moleque, quindim, bombom, trufa, ganache, chantilly, merengue, suspiro, sonho, bolacha, biscoito, torrada, sanduíche natural, wrap, pastel, kibe, esfirra, empada, risole, bolinha de queijo, frango assado, galinhada, carne moída, carne de panela, bife, filé, costelinha, linguiça, calabresa, bacon, pernil, peru, bacalhau, tilápia, salmão, atum, sardinha, camarão, polvo, sushi, temaki, yakisoba, lámen, strogonoff, fricassê, lasanha, nhoque de batata, macarronada, molho branco, molho de tomate, vinagrete, maionese, pesto, tempero caseiro, caldo verde, caldo de cana, canja, sopa, suco natural, vitamina de banana, café, cappuccino, chá gelado, caipirinha, drink, coquetel, licor, quentão, cerveja artesanal, vinho, fermentar, congelar comida, descongelar, forno, fogão a lenha, panela de barro, faca de cozinha, cozinheiro, cozinheira, chef de cozinha, padeiro, padaria, confeiteiro, mandioca, inhame, abóbora, chuchu, quiabo, berinjela, abobrinha, couve-flor, brócolis, espinafre, banana da terra, abacaxi, morango, maçã, manga, limão, maracujá, goiabada, doce de leite, queijo coalho, requeijão, manteiga, leite condensado, chocolate, cacau',
  '=direito':
    'estelionato, abuso de autoridade, erro médico, briga de vizinho, briga com vizinho, segunda via do RG, retificar nome, retificação de nome, direito, direitos, lei, advogado, processo, justiça, juiz, Procon, contrato, indenização, pensão, herança, divórcio, crime, trabalhista, INSS, aposentadoria, auxílio, multa, testamento, usucapião, guarda, denunciar, ação judicial, golpe, lei, artigo, constituição, boletim de ocorrência, delegacia, advogada, OAB advocacia, audiência, petição, processo judicial, pequenas causas, danos morais, indenização, calúnia, difamação, injúria, racismo, homofobia, assédio, prisão, fiança, habeas corpus, júri, réu, LGPD, direito de imagem, direitos autorais, plágio, lei do silêncio, som alto, barulho, vizinho, escuta som alto, muro do vizinho, obra do vizinho, cachorro do vizinho, contrato, cartório, certidão, registro, procuração, testamento, curatela, interdição, adoção legal, nacionalidade, cidadania italiana, Bolsa Família, BPC, eleição, voto, título de eleitor, imposto sobre herança, concurso na justiça',
  '=esporte':
    'esporte, futebol, time, jogador, campeonato, gol, treinador, atleta, Copa, Olimpíadas, vôlei, basquete, natação, luta, jiu-jítsu, boxe, judô, MMA, ciclismo, surfe, skate, tênis de quadra, NBA, Fórmula 1, Brasileirão, Libertadores, torcida, seleção, Corinthians, Flamengo, Palmeiras, São Paulo FC, Vasco, Neymar, Messi, goleiro, pênalti, capoeira, ginástica artística, handebol, xadrez, pelada, racha, várzea, escanteio, impedimento, zagueiro, volante, atacante, camisa 10, técnico de futebol, estádio, ingresso do jogo, torcida organizada, álbum da Copa, figurinha, VAR, mercado da bola, rebaixado no campeonato, Champions, Premier League, seleção feminina, medalha, pódio, maratona aquática, triatlo, Ironman, remo, canoagem, stand up paddle, kitesurf, mergulho esportivo, escalada, rapel esportivo, slackline, patinação, ginástica, ginasta, hidroginástica, tênis esporte, raquete, padel, pingue-pongue, sinuca, bilhar, boliche, golfe, hipismo, rodeio, vaquejada, automobilismo, kart, MotoGP, UFC, faixa preta, luta livre, esgrima, arco e flecha, rúgbi, futebol americano, beisebol, paralimpíada, arremesso, cesta de três, manchete no vôlei, jogador, jogadora, treino de goleiro, chuteira',
  '=arte':
    'trombone, violino, violoncelo, saxofone, sax, trompete, clarinete, gaita, acordeão, sanfona, flauta, flauta doce, piano, tocar piano, tocar teclado, teclado musical, tocar bateria, contrabaixo, pandeiro, tamborim, zabumba, berimbau, cajón, instrumento musical, partitura, arte, música, cantar, desenho, pintura, livro, filme, série, poesia, poema, poeta, escritor, escritora, literatura, dança, teatro, fotografia, foto, violão, guitarra, piano, teclado, bateria musical, cantor, cantora, banda, show, anime, mangá, novela, dorama, cinema, ator, atriz, Netflix, romance, aquarela, escultura, edição de vídeo, CapCut, cavaquinho, ukulele, flauta, artista, museu, samba, sertanejo, funk, rap, forró, pagode, MPB, grafite, K-pop, artesão, conto, contos, crônica, haicai, cordel, repente, sarau, declamar, verso, rima, choro, roda de choro, roda de samba, bossa nova, axé music, piseiro, brega, tecnobrega, maracatu, samba-enredo, escola de samba, passista, bateria de escola de samba, percussão, pandeiro, cajon, saxofone, trompete, violino, violoncelo, harpa, gaita, DJ, beat, mixagem, estúdio de gravação, clipe, letra de música, maestro, orquestra, ópera, ballet, jazz, dança contemporânea, teatro, peça, atuar, dublagem, stand-up, humor, humorista, comédia, palhaço, circo, mágica, cosplay, quadrinhos, HQ, gibi, Marvel, DC, Studio Ghibli, terror, suspense, ficção científica, romance de época, fantasia medieval, true crime, documentário, curta-metragem, roteiro de cinema, direção de cinema, diretor, Oscar, Globoplay, novela das nove, BBB, reality show, pintura em tela, pintura a óleo, tinta acrílica, guache, giz pastel, lápis de cor, esboço, anatomia pra desenhar, caricatura, charge, tatuador, grafite, mural, escultura, xilogravura, museu, exposição, Tarsila, Frida Kahlo, Van Gogh, Portinari, fotógrafa, ensaio, luz natural, retrato, preset, drone filmagem',

  'emagrecer-na-academia':
    'perder barriga, queimar gordura, perder gordura, perder kg, perder quilos, perder 10 kg, 10 kg em 30 dias, secar barriga, definir abdômen, afinar a cintura, cardio, emagrecer',
  'ganhar-massa': 'ganhar massa, braço grande, peito, costas largas, ganhar peso, massa muscular, bulking',
  'treino-em-casa':
    'treinar em casa, exercício em casa, treino sem academia, flexão, pular corda, yoga em casa',
  'comecar-academia':
    'primeiro treino, começar a malhar, voltar pra academia, medo da academia, ficha de treino, começar na academia, iniciar academia, iniciante na academia',
  corrida:
    'começar a correr, corrida de rua, meia maratona, correr sem cansar, correr, tênis pra correr, caminhar',
  'constancia-no-treino':
    'constância na academia, não desistir da academia, preguiça de ir pra academia, motivação pra treinar, faltar academia',
  'treino-depois-dos-40':
    'treino para idosos, musculação depois dos 50, exercício na menopausa, depois dos 40, depois dos 50, terceira idade',
  'mobilidade-e-lesao':
    'alongar, alongamento, mobilidade, lesão, tendinite, dor no ombro, dor no joelho, postura',
  'treino-feminino':
    'aumentar o bumbum, treino de glúteo, treino de perna, celulite, treino feminino, bumbum',
  suplementos: 'whey protein, creatina, tomar creatina, suplemento, BCAA, cafeína',

  'comer-melhor':
    'alimentação saudável, comer saudável, comida saudável, reeducação, parar de comer besteira',
  'dieta-para-emagrecer':
    'low carb, cetogênica, jejum, contar calorias, calorias, compulsão, fome à noite, dieta flexível, chá pra emagrecer, dieta',
  marmitas: 'marmita, marmitas, marmita congelada, marmita da semana, marmita fitness, meal prep',
  'doces-e-acucar': 'parar de comer doce, vício em doce, vontade de doce, cortar açúcar, sem açúcar',
  proteina: 'proteína, alto em proteína, proteico, quanto de proteína',
  intestino:
    'intestino preso, prisão de ventre, inchaço, barriga inchada, gases, intolerância à lactose, glúten',
  'vegetariano-vegano': 'vegano, vegana, vegetariano, vegetariana, parar de comer carne, sem carne',
  'canetas-emagrecedoras': 'Ozempic, Mounjaro, Wegovy, Saxenda, caneta emagrecedora, tirzepatida',
  bebidas:
    'beber água, beber mais água, energético, refrigerante, parar de tomar refrigerante, café demais, chá verde, ressaca',
  'comer-gastando-pouco':
    'dieta barata, comer bem gastando pouco, alimentação barata, lista de compras do mês, lista de mercado',

  'dormir-melhor':
    'dormir, insônia, não consigo dormir, dormir bem, sono, melatonina, acordar cansado, ronco, apneia, roncar, higiene do sono',
  'dor-nas-costas':
    'dor na coluna, dor lombar, hérnia de disco, ciático, escoliose, dor nas costas, postura no computador',
  'pressao-e-coracao': 'pressão alta, colesterol alto, coração, arritmia, AVC, triglicerídeos',
  diabetes: 'diabético, glicemia, insulina, diabetes tipo 2, pré-diabetes',
  enxaqueca: 'dor de cabeça, enxaqueca com aura, cefaleia',
  imunidade:
    'gripe, resfriado, dengue, tosse, garganta inflamada, vitamina D, vitamina C, sinusite, rinite, covid, imunidade',
  'saude-da-mulher':
    'menopausa, TPM, cólica menstrual, endometriose, ovário policístico, SOP, DIU, anticoncepcional, menstruação, candidíase, ginecologista, tentante, infertilidade, dificuldade pra engravidar, fertilização in vitro, tentando engravidar',
  'saude-do-homem':
    'próstata, testosterona baixa, ejaculação precoce, disfunção erétil, vasectomia, urologista, novembro azul',
  'envelhecer-bem':
    'Alzheimer, memória do idoso, terceira idade, cuidar de idoso, longevidade, cuidar dos pais idosos, cuidar de idoso, cuidar de avó, idoso acamado, pai com Alzheimer',
  'parar-de-fumar': 'parar de fumar, cigarro, vape, cigarro eletrônico, parar de beber, alcoolismo, maconha',

  ansiedade:
    'crise de ansiedade, ansioso, ansiosa, ataque de pânico, síndrome do pânico, controlar a ansiedade, sintomas de ansiedade, pensar demais, overthinking',
  depressao: 'depressão, depressivo, tristeza, sem vontade de nada, depressão pós-parto, desânimo',
  burnout: 'burnout, esgotamento, estresse no trabalho, exausto, exausta, cansaço mental',
  tdah: 'TDAH, hiperfoco, TDAH adulto, ritalina, venvanse, déficit de atenção',
  autismo: 'autismo, autista, TEA, espectro autista, autismo em adultos, autismo leve, nível 1 de suporte',
  autoestima:
    'autoestima, amor próprio, me amar, se amar, insegurança, autoconfiança, confiança em si, comparação, síndrome do impostor',
  luto: 'luto, dor da perda, perder a mãe, perder o pai, perder alguém, morte da mãe, morte do pai, saudade de quem morreu, aborto espontâneo, perda gestacional, perdi meu bebê, perdi o bebê, natimorto, luto gestacional, luto perinatal, morte do meu filho, perder um filho',
  'celular-demais':
    'vício em celular, viciado em celular, largar o celular, sair das redes sociais, tempo de tela, detox de dopamina, detox digital, usar menos o celular',
  terapia: 'fazer terapia, terapia, psicólogo, psicanálise, terapia online, primeira sessão',
  solidao: 'solidão, ansiedade social, timidez, tímido, tímida, carência, sentir sozinho',

  skincare:
    'skincare, skin care, rotina de skincare, pele oleosa, pele seca, pele sensível, cuidar da pele, cuidados com a pele, hidratante facial, limpeza de pele, poros abertos, vitamina C no rosto, niacinamida, pele',
  acne: 'acne, espinha, espinhas, cravo, acne adulta, cicatriz de acne, roacutan',
  'manchas-e-sol': 'melasma, manchas no rosto, protetor solar, manchas de sol, bronzeado, mancha na pele',
  maquiagem:
    'maquiagem, make, automaquiagem, delineado, batom, contorno, base, pele madura, maquiar, cílios postiços, sombra, maquiador, maquiadora',
  unhas:
    'unha, unhas, unha de gel, alongamento de unha, nail designer, manicure, esmaltação, cutícula, unha fraca, roer unha',
  'envelhecimento-da-pele':
    'rugas, anti-idade, botox, colágeno, retinol, flacidez, bigode chinês, pé de galinha, rejuvenescer',
  perfume:
    'perfume, perfumes, perfume árabe, perfume importado, perfume masculino, perfume feminino, fixação, body splash, perfumes baratos',
  'sobrancelha-e-cilios':
    'sobrancelha, sobrancelhas, cílios, extensão de cílios, lash designer, design de sobrancelha, henna, micropigmentação, brow lamination',
  depilacao: 'depilação, depilar, depilação a laser, cera, pelo encravado, virilha',
  procedimentos:
    'harmonização facial, preenchimento labial, lipo, lipoaspiração, silicone, rinoplastia, cirurgia plástica, procedimento estético, criolipólise, limpeza de pele profissional',

  'cabelo-cacheado':
    'cabelo cacheado, cachos, cacheada, cacheado, finalização, cabelo ondulado, frizz, day after',
  'cabelo-crespo':
    'cabelo crespo, crespo, black power, trança nagô, box braids, fitagem, tranças, big chop, dread',
  'transicao-capilar': 'transição capilar, parar de alisar, cabelo natural, big chop',
  'queda-de-cabelo':
    'queda de cabelo, cabelo caindo, careca, calvície, minoxidil, alopecia, entradas no cabelo, transplante capilar, cabelo cai',
  crescimento:
    'cabelo crescer, crescer cabelo, cabelo comprido, crescimento capilar, projeto rapunzel, óleo de rícino, alecrim no cabelo',
  alisamento:
    'alisamento, progressiva, chapinha, escova progressiva, selagem, botox capilar, alisar o cabelo, cabelo liso, botox',
  coloracao:
    'pintar o cabelo, cabelo loiro, mechas, luzes no cabelo, descolorir, cabelo ruivo, morena iluminada, cabelo branco, tinta de cabelo, platinado, tonalizante, luzes, mechas, luzes em casa',
  hidratacao:
    'hidratação capilar, cronograma capilar, cabelo ressecado, reconstrução capilar, máscara capilar, cabelo seco, hidratar o cabelo, umectação, pontas duplas',
  barba: 'barba, barba falhada, fazer a barba, barbeiro, bigode, crescer barba, barbear',
  caspa: 'caspa, dermatite seborreica, coceira na cabeça, cabelo oleoso, couro cabeludo, seborreia',

  'look-do-dia':
    'look, look do dia, looks, montar look, look pra trabalhar, look barato, outfit, ootd, combinar roupas, look de inverno, look de trabalho, roupa pra trabalhar',
  'guarda-roupa-capsula':
    'guarda-roupa cápsula, armário cápsula, peças básicas, peças curinga, roupas básicas',
  brecho: 'brechó, garimpo, bazar, roupa usada, roupa de segunda mão, enjoei, vender roupa usada',
  'moda-plus-size': 'plus size, gorda, moda plus size, roupa tamanho grande',
  'estilo-pessoal':
    'coloração pessoal, estilo pessoal, cartela de cores, consultoria de imagem, colorimetria, descobrir meu estilo, se vestir bem, tipos de corpo, o que vestir, roupa pra entrevista, dress code',
  'roupa-de-festa':
    'vestido de noiva, vestido de festa, vestido de madrinha, madrinha de casamento, formatura, convidada de casamento, roupa de casamento, traje',
  'moda-masculina':
    'moda masculina, roupa masculina, homem se vestir, estilo masculino, camisa social, terno, se vestir bem homem, look masculino',
  'tenis-e-acessorios':
    'tênis, sneaker, bolsa, óculos de sol, relógio, joias, semijoias, Nike, Adidas, Air Jordan, acessórios, brinco, bolsa de grife, tênis branco, tênis encardido, limpar tênis',
  costura:
    'costura, costurar, máquina de costura, customizar roupa, fazer roupa, costureira, ajustar roupa, modelagem',
  'comprar-roupa-online':
    'Shein, Shopee roupa, comprar na Shein, comprinhas, provador, AliExpress, taxa das blusinhas, roupa online, Renner',

  'sair-das-dividas':
    'dívida, sair das dívidas, quitar dívidas, nome sujo, Serasa, limpar o nome, negativado, endividado, renegociar, inadimplente',
  'organizar-o-dinheiro':
    'planilha de gastos, orçamento doméstico, salário mínimo, controlar gastos, organizar as finanças, salário não dá, salário acaba, sem dinheiro, educação financeira, controle financeiro, organizar as contas, salário',
  'juntar-dinheiro':
    'juntar dinheiro, guardar dinheiro, reserva de emergência, poupança, desafio dos 200 dias, poupar, cofrinho',
  'renda-extra':
    'renda extra, ganhar dinheiro na internet, ganhar dinheiro em casa, trabalhar em casa pela internet, bico, fazer dinheiro, segunda renda, dinheiro extra, ganhar dinheiro online, mil reais por mês, grana extra',
  'cartao-de-credito':
    'cartão de crédito, fatura do cartão, limite do cartão, Nubank, Inter, C6, anuidade, cashback, melhor cartão, banco digital',
  'score-e-emprestimo':
    'score, aumentar score, empréstimo, empréstimo consignado, agiota, crédito pessoal, cheque especial',
  'gastar-menos':
    'gastar menos, economizar no mercado, economizar dinheiro, compras por impulso, consumismo, economizar, inflação no mercado',
  bets: 'bet, bets, aposta, apostas, apostar, tigrinho, jogo do tigrinho, jogo do bicho, viciado em aposta, vício em jogo, cassino, blaze, betano',
  aposentadoria: 'se aposentar, previdência privada, aposentadoria',
  'dinheiro-em-casal':
    'dinheiro no casamento, finanças do casal, dividir contas no casal, conta conjunta, marido não ajuda nas contas',
  'comecar-a-investir':
    'investir, investir com pouco, começar a investir, primeiro investimento, investir 100 reais, investir pouco dinheiro, onde investir, como investir',
  'tesouro-e-renda-fixa':
    'Tesouro Direto, Tesouro Selic, CDB, LCI, LCA, renda fixa, poupança ou CDB, caixinha do Nubank',
  acoes: 'ações, bolsa de valores, comprar ações, dividendos, Petrobras, B3, análise fundamentalista',
  'fundos-imobiliarios': 'fundos imobiliários, FII, FIIs, fundo imobiliário',
  cripto: 'Bitcoin, cripto, criptomoeda, Ethereum, blockchain, NFT, Binance, altcoin',
  'day-trade': 'day trade, trader, swing trade, mini índice, forex, opções binárias',
  'imovel-proprio':
    'comprar apartamento, casa própria, financiar imóvel, alugar ou comprar, alugar ou financiar, minha casa minha vida, comprar casa, comprar imóvel, primeiro imóvel, financiamento imobiliário',
  'consorcio-e-financiamento':
    'consórcio, financiamento de carro, financiar carro, lance no consórcio, carta contemplada',
  'golpes-financeiros': 'pirâmide financeira, golpe financeiro, golpe do Pix, falso investimento',
  'independencia-financeira':
    'independência financeira, liberdade financeira, viver de renda, primeiro milhão, ficar rico, aposentar cedo',

  'abrir-mei':
    'MEI, abrir MEI, microempreendedor, CNPJ, nota fiscal, DAS, imposto do MEI, virar ME, limite do MEI, desenquadrar',
  'comecar-um-negocio':
    'abrir um negócio, abrir uma loja, ideia de negócio, empreender, mulher empreendedora, começar um negócio, abrir empresa, negócio próprio, empreendedorismo, empreendedora, empreendedor, franquia',
  precificar:
    'precificar, precificação, colocar preço, calcular preço, quanto cobrar, margem de lucro, preço de venda, preço do crochê, preço do bolo, preço dos doces',
  confeitaria:
    'bolo de pote, vender bolo, vender doces, vender brigadeiro, confeitaria, confeiteira, encomenda de bolo, docinho, vender doce, bolo decorado',
  'comida-delivery':
    'delivery, hamburgueria, food truck, vender marmita, iFood, pizzaria, vender comida, restaurante, marmitaria, vender salgado, lanchonete, açaiteria, marmitex',
  'loja-online':
    'loja online, loja virtual, e-commerce, dropshipping, vender na Shopee, vender no Mercado Livre, marketplace, vender na internet, vender na Amazon',
  'salao-e-estetica':
    'salão de beleza, abrir salão, clientes no salão, estúdio de beleza, esteticista, barbearia, agenda cheia, cabeleireira, trabalhar como manicure',
  artesanato:
    'vender artesanato, artesã, vender crochê, artesão, feito à mão, Elo7, lembrancinhas, velas artesanais, sabonete artesanal, vender artesanal',
  'prestar-servico':
    'autônomo, freelancer, eletricista, diarista, pedreiro, encanador, marido de aluguel, jardineiro, prestador de serviço, faxineira, cuidador, montador de móveis',
  'gestao-do-caixa':
    'fluxo de caixa, capital de giro, separar dinheiro da empresa, pró-labore, fiado, sócio, controle de estoque, gestão financeira',

  'viralizar-no-tiktok':
    'viralizar, TikTok, viral, viralizar no TikTok, crescer no TikTok, algoritmo do TikTok, views, flopar',
  'crescer-no-instagram':
    'crescer no Instagram, ganhar seguidores, mais seguidores, Instagram, reels, engajamento, algoritmo do Instagram, stories, carrossel, shadowban, seguidores',
  'canal-no-youtube':
    'YouTube, canal no YouTube, monetizar canal, inscritos, Shorts, thumbnail, youtuber, canal dark',
  'ideias-de-conteudo':
    'ideias de conteúdo, ideia de conteúdo, o que postar, calendário editorial, ideias de post, conteúdo, bloqueio criativo, ideias de vídeo, ideias de reels',
  'gravar-videos':
    'gravar vídeo, gravar vídeos, vergonha de gravar, falar com a câmera, aparecer nos stories, vergonha de aparecer, roteiro de vídeo, medo da câmera, iluminação pra vídeo, microfone, teleprompter',
  'trafego-pago':
    'tráfego pago, gestor de tráfego, Meta Ads, Google Ads, anunciar, impulsionar post, Facebook Ads, anúncios',
  'marca-pessoal':
    'marca pessoal, personal branding, posicionamento, autoridade, nicho, bio do Instagram, identidade visual, branding',
  copywriting:
    'copy, copywriting, copywriter, gatilho mental, textos que vendem, legenda, CTA, headline, storytelling',
  'monetizar-redes':
    'viver de internet, publi, UGC, UGC creator, afiliado, ganhar dinheiro com Instagram, ganhar dinheiro no TikTok, ganhar dinheiro no YouTube, virar influencer, ser influenciador, monetizar',
  'negocio-local-nas-redes':
    'Google Meu Negócio, negócio local, atrair clientes, divulgar loja, divulgar meu trabalho, divulgar salão, small business, pequenos negócios',

  'vender-no-whatsapp':
    'vender no WhatsApp, WhatsApp Business, grupo de vendas, lista de transmissão, vender pelo WhatsApp, vender no Instagram, vender mais no Instagram, vender pelo Instagram, vender pelo direct',
  objecoes:
    'tá caro, quebrar objeção, objeções, cliente acha caro, vou pensar, cliente some, cliente pede desconto, vácuo do cliente, cliente diz que tá caro, tá caro, cliente acha caro, vou pensar',
  'primeira-venda':
    'primeira venda, primeiro cliente, começar a vender, vergonha de vender, conseguir clientes, vender sem ser chato',
  atendimento:
    'atendimento, atendimento ao cliente, cliente difícil, cliente chato, pós-venda, fidelizar clientes, fidelização',
  'vender-servicos':
    'vender serviço, fechar contrato, proposta comercial, cobrar pelo serviço, vender consultoria, vender mentoria, cliente que não paga',
  infoproduto:
    'infoproduto, curso online, vender curso, Hotmart, Kiwify, lançamento digital, e-book, mentoria, vender e-book, coprodutor',
  'lives-de-venda': 'live de vendas, TikTok Shop, live shop, vender em live, Shopee live',
  negociacao: 'negociar, negociação, fechar negócio, fornecedor, barganhar, técnica de negociação',
  'datas-comemorativas':
    'Dia das Mães, Black Friday, vender no Natal, vender na Páscoa, vendas de Natal, Dia dos Namorados, datas comemorativas, campanha de Natal, kit de Natal, vender no Dia dos Pais, dia das mães, dia dos namorados, dia dos pais, black friday, natal na loja',
  'venda-porta-a-porta':
    'Natura, Avon, revendedora, consultora de beleza, revender, porta a porta, Mary Kay, Jequiti, catálogo, Hinode, Tupperware, sacoleira, revender roupa',

  'entrevista-de-emprego':
    'entrevista, entrevista de emprego, perguntas de entrevista, fale sobre você, pontos fracos, roupa pra entrevista, dinâmica de grupo, processo seletivo',
  curriculo:
    'currículo, fazer currículo, LinkedIn, primeiro emprego, sem experiência, jovem aprendiz, estágio',
  'mudar-de-carreira':
    'mudar de carreira, transição de carreira, trocar de profissão, mudar de área, recomeçar depois dos 40, carreira depois dos 40, migrar de carreira',
  'pedir-aumento': 'pedir aumento, aumento de salário, promoção no trabalho, ganhar mais, ser promovido',
  'pedir-demissao':
    'pedir demissão, pedir as contas, sair do emprego, largar o emprego, aviso prévio, acordo com a empresa, pedir conta, largar o CLT',
  'chefe-dificil':
    'chefe, chefe me humilha, humilhação no trabalho, chefe grosso, chefe chato, chefe tóxico, colega de trabalho, ambiente tóxico, assédio moral, fofoca no trabalho, colega folgado',
  'home-office':
    'home office, trabalho remoto, trabalhar de casa, trabalhar remoto, nômade digital, vaga remota, trabalhar pra fora, home office, trabalhar de casa, trabalhar em casa com filho',
  lideranca:
    'liderança, líder, gestão de equipe, liderar equipe, gestor, gerente, virar chefe, feedback, delegar, equipe',
  desemprego:
    'desempregado, desempregada, desemprego, procurar emprego, arrumar emprego, seguro-desemprego, fui demitido, fui demitida, conseguir emprego',
  'falar-em-publico':
    'falar em público, oratória, apresentação, medo de falar, vergonha de falar, falar bem, gaguejar, palestra, apresentar trabalho, dicção',

  'passar-em-concurso':
    'concurso público, passar em concurso, concurseiro, edital, concurso da polícia, INSS concurso, Caixa concurso, Banco do Brasil concurso, PRF, carreira policial, concurso',
  enem: 'Enem, vestibular, Sisu, Prouni, Fuvest, medicina, nota do Enem, cursinho, passar em medicina, passar no enem, estudar pro enem',
  redacao: 'redação, redação do Enem, redação nota mil, repertório sociocultural, dissertação',
  'estudar-sozinho':
    'estudar sozinho, estudar em casa, estudar e trabalhar, cronograma de estudos, método de estudo, foco nos estudos, estudar melhor, estudar mais, técnicas de estudo, estudar, rotina de estudos',
  memorizar:
    'memorizar, decorar matéria, esquecer o que estudei, flashcards, Anki, mapa mental, revisão, memorização, branco na prova',
  faculdade:
    'faculdade, EAD, TCC, monografia, escolher curso, trancar faculdade, largar a faculdade, calouro, bolsa de estudos, universidade federal, mestrado, pós-graduação, escolher profissão',
  matematica:
    'matemática, tabuada, equação, porcentagem, fração, geometria, regra de três, contas de cabeça, álgebra',
  leitura: 'ler mais, hábito de leitura, ler livros, Kindle, ler mais rápido, leitura dinâmica, leitura',
  'crianca-na-escola':
    'lição de casa, filho na escola, alfabetização, alfabetizar, bullying na escola, volta às aulas, reforço escolar, filho não quer estudar, nota baixa, adaptação escolar',
  'oab-e-provas': 'OAB, exame da OAB, prova da OAB, residência médica, segunda fase, Revalida, prova oral',

  'ingles-sozinho':
    'inglês, aprender inglês, inglês sozinho, estudar inglês, inglês do zero, inglês com séries, inglês com música, Duolingo, inglês em casa',
  'falar-ingles':
    'falar inglês, conversação em inglês, pronúncia em inglês, fluência em inglês, destravar o inglês, travar no inglês, inglês fluente, fluente em inglês, vergonha de falar inglês, speaking',
  'ingles-para-trabalho':
    'inglês para o trabalho, entrevista em inglês, inglês pra TI, reunião em inglês, inglês corporativo, inglês para negócios, email em inglês',
  'ingles-depois-dos-40':
    'inglês depois dos 40, inglês depois dos 50, aprender inglês velho, inglês na terceira idade, inglês adulto',
  espanhol: 'espanhol, portunhol, aprender espanhol, falar espanhol',
  'outros-idiomas':
    'francês, alemão, italiano, japonês, coreano, mandarim, chinês, libras, russo, árabe, aprender coreano, hebraico, latim',
  intercambio:
    'intercâmbio, morar fora, Irlanda, estudar fora, au pair, work and travel, morar no Canadá, morar em Portugal, morar no exterior, trabalhar no exterior',
  vocabulario:
    'vocabulário, phrasal verbs, palavras em inglês, gírias em inglês, expressões em inglês, false friends',
  'criancas-bilingues':
    'criança bilíngue, inglês para crianças, filho bilíngue, escola bilíngue, inglês infantil',
  'portugues-correto':
    'crase, português, erro de português, gramática, vírgula, por que ou porque, mas ou mais, ortografia, uso da vírgula, concordância',

  'ia-no-trabalho':
    'ChatGPT, IA, inteligência artificial, prompt, Gemini, Claude, IA no trabalho, usar IA, ferramentas de IA, Copilot, IA pra estudar, Midjourney',
  'ia-e-emprego':
    'IA vai roubar empregos, profissões do futuro, IA substituir, futuro do trabalho, IA e empregos, IA vai acabar',
  'aprender-programacao':
    'programação, programar, aprender a programar, Python, JavaScript, dev, desenvolvedor, front-end, back-end, bootcamp, código, programador, carreira em TI, lógica de programação',
  'celular-lento':
    'celular travando, celular lento, memória cheia, bateria viciada, celular descarregando, formatar celular, celular esquentando, celular molhado, bateria acaba, celular trava',
  'comprar-celular':
    'iPhone, Galaxy, Samsung, Xiaomi, Motorola, melhor celular, celular bom e barato, Android ou iPhone, celular custo-benefício, iPhone usado, celular até, smartphone, trocar de celular',
  'golpes-e-seguranca':
    'golpe, golpe no WhatsApp, WhatsApp clonado, senha, privacidade, hackeado, vírus, golpe do Pix, deepfake, segurança na internet, conta hackeada, vazamento de dados',
  computador:
    'notebook, computador, PC, SSD, montar PC, notebook barato, notebook pra faculdade, notebook lento, Windows, computador lento, memória RAM, MacBook, impressora, monitor',
  automatizar:
    'chatbot, Power BI, automação, automatizar, planilha, Excel, no-code, n8n, Zapier, robô, criar um site, criar um app, criar aplicativo, macro',
  'casa-inteligente':
    'Alexa, casa inteligente, automação residencial, wi-fi lento, smart TV, lâmpada inteligente, câmera de segurança, roteador, tomada inteligente',
  'apps-uteis':
    'aplicativo, apps, aplicativos úteis, app gratuito, melhores aplicativos, app de finanças, Notion, app de organização, extensões do Chrome',

  'comecar-a-jogar':
    'começar a jogar, iniciante no jogo, subir de nível, RPG de mesa, jogo de tabuleiro, D&D, Stardew Valley, Genshin',
  'minecraft-e-roblox':
    'Minecraft, Roblox, casa no Minecraft, mods de Minecraft, Blox Fruits, servidor de Minecraft',
  'free-fire-e-mobile':
    'Free Fire, COD Mobile, jogos de celular, Brawl Stars, Clash Royale, PUBG, sensibilidade, dar capa, Mobile Legends',
  'fps-e-competitivo':
    'Valorant, CS2, LoL, League of Legends, Fortnite, Dota, subir de elo, mira, Rainbow Six, Overwatch, e-sports, ranked, counter-strike',
  lancamentos: 'GTA 6, lançamento de jogo, jogos novos, trailer de jogo, jogo do ano, GTA',
  'pc-gamer':
    'PC gamer, setup gamer, PS5, Xbox, Nintendo Switch, placa de vídeo, console, Steam Deck, cadeira gamer, PlayStation, PS5 ou Xbox, videogame',
  streaming: 'Twitch, streamer, fazer live de jogo, live na Twitch, crescer na Twitch, virar streamer, OBS',
  'jogos-e-familia':
    'filho viciado em jogo, filho viciado em videogame, criança jogando videogame, jogos para crianças, tempo de videogame',
  'jogos-antigos':
    'jogos antigos, Super Nintendo, SNES, Mega Drive, emulador, nostalgia gamer, retrô, PS2, fliperama',
  'futebol-virtual': 'EA FC, FIFA, eFootball, PES, Cartola FC, Ultimate Team, modo carreira, Cartola',

  'adestrar-cachorro':
    'adestrar, adestramento, cachorro morde, cachorro late, cachorro faz xixi, ensinar cachorro, cachorro desobediente, latido, xixi no lugar certo, cachorro destrói, cachorro puxa, cachorro',
  'cachorro-sozinho':
    'cachorro sozinho, cachorro chora sozinho, ansiedade de separação, cachorro em apartamento, deixar o cachorro sozinho',
  filhote:
    'filhote, filhote de cachorro, filhote de gato, cachorrinho, primeiro cachorro, vacina do filhote, filhote chora',
  'gato-nao-come':
    'gato não come, ração de gato, gato enjoado, gato não bebe água, sachê, gato vomita, gato come',
  'gato-comportamento':
    'gato arranha, gato mia, gato bravo, caixa de areia, gato arranhando sofá, gato faz xixi, gato, gatos, gato mia de madrugada, gatificação',
  adotar: 'adotar cachorro, adotar gato, adoção de animais, vira-lata, abrigo, adotar pet',
  'pet-idoso': 'cachorro velho, cachorro idoso, gato idoso, pet morreu, perder um pet, luto pet',
  'gastos-com-pet':
    'gasto com cachorro, plano de saúde pet, ração barata, veterinário caro, castração, banho e tosa, petshop',
  'passeio-e-viagem':
    'passear com cachorro, viajar com cachorro, viajar com gato, coleira, guia, avião com pet, cachorro no carro, passeio com o cachorro',
  'outros-pets':
    'calopsita, papagaio, coelho, hamster, aquário, peixe betta, tartaruga, jabuti, porquinho-da-índia, periquito, furão, iguana',

  'sono-do-bebe':
    'bebê não dorme, sono do bebê, bebê acorda, rotina do sono, soneca, fazer bebê dormir, bebê só dorme no colo, dormir a noite toda bebê',
  amamentacao:
    'amamentação, amamentar, leite materno, leite fraco, pega correta, desmame, mamadeira, mamilo rachado, tirar leite',
  'introducao-alimentar':
    'introdução alimentar, BLW, papinha, bebê não come, criança não come, seletividade alimentar, lanche de criança, filho não come legumes, comida de bebê',
  desfralde: 'desfralde, desfraldar, tirar a fralda, penico, xixi na cama, fralda',
  birra:
    'birra, criança birrenta, disciplina positiva, colocar limites, filho não obedece, castigo, palmada, gritar com os filhos, terrible two, criança bate, filho teimoso',
  gravidez:
    'gravidez, grávida pode, grávida, gestante, gestação, enjoo na gravidez, parto normal, cesárea, enxoval, chá revelação, pré-natal, tentante, engravidar, teste de gravidez, chá de bebê',
  puerperio:
    'pós-parto, puerpério, baby blues, resguardo, primeiros dias com o bebê, mãe de primeira viagem, recém-nascido, cólica do bebê',
  'fala-e-desenvolvimento':
    'atraso na fala, bebê não fala, filho não fala, menino não fala, criança não fala, marcos do desenvolvimento, saltos de desenvolvimento, estimular o bebê, criança autista, fonoaudióloga, bebê engatinhar',
  'telas-e-criancas':
    'criança no celular, tela para crianças, tempo de tela infantil, tablet, filho no celular, desenho animado, filho viciado em celular',
  'mae-que-trabalha':
    'mãe que trabalha, mãe solo, licença-maternidade, creche, culpa materna, voltar a trabalhar depois do bebê, carga mental, maternidade real, maternidade e carreira, voltar ao trabalho, licença-maternidade, fim da licença',

  'superar-o-ex':
    'ex, superar o ex, esquecer o ex, esquecer alguém, desapegar do ex, término, fim de namoro, contato zero, voltar com o ex, superar término, desapegar de alguém, coração partido',
  traicao:
    'traição, traído, traída, fui traída, perdoar traição, descobrir traição, infidelidade, me traiu, sinais de traição, amante, trair',
  'comunicacao-no-casal':
    'relacionamento à distância, brigas de casal, discutir a relação, conversar com o marido, marido não conversa, DR, casal que briga, comunicação no casal, rotina do casal, marido frio',
  'relacionamento-toxico':
    'relacionamento tóxico, relacionamento abusivo, narcisista, ciúmes, ciumento, ciumenta, dependência emocional, gaslighting, manipulador, relação abusiva, ciúme',
  'conhecer-alguem':
    'conhecer alguém, levar um fora, dar um fora, paquera, paquerar, flertar, primeiro beijo, beijar, primeiro encontro, Tinder, chamar pra sair, conquistar, crush, ghosting, namorar, aplicativo de namoro, solteira, solteiro, arrumar namorado, ficante, contatinho, conversar com mulher, boy lixo',
  casamento:
    'casamento, casar, noiva, noivado, pedido de casamento, festa de casamento, morar junto, crise no casamento, lua de mel, casamento barato, salvar o casamento, mini wedding',
  'familia-e-sogra':
    'sogra, cunhada, família, família do marido, sogra intrometida, parentes, família tóxica, mãe narcisista, briga de família, sogro, irmão, pais controladores, mãe controladora',
  amizades:
    'amizade, amizades, amiga falsa, fazer amigos, amigo, melhor amiga, perder amizade, amizade tóxica, amigo folgado',
  'sexo-e-intimidade':
    'sexo, libido, vida sexual, intimidade, desejo sexual, orgasmo, falta de desejo, apimentar a relação, sexo no casamento',
  'filhos-adolescentes':
    'filho adolescente, adolescente, adolescência, filha adolescente, adolescente rebelde, adolescente no quarto, puberdade',

  'organizar-a-casa':
    'organizar a casa, organizar o guarda-roupa, organizar armário, organização da casa, bagunça, casa bagunçada, dobrar roupa, destralhar, personal organizer, organizar a cozinha, organizar gavetas, desapegar de coisas',
  limpeza:
    'limpeza, limpar, limpar a casa, faxina, tirar mancha, mofo, banheiro, limpar banheiro, tirar mofo, limpar sofá, lavar roupa, roupa branca, cheiro de cachorro, limpar box, limpar forno, desengordurar, tirar cheiro, barata, formiga, ralo',
  'decorar-gastando-pouco':
    'decorar, decoração, decorar quarto, decorar sala, quarto pequeno, decoração barata, papel de parede, quadros, decoração de quarto, quarto de casal, quarto de bebê, cortina, tapete, decoração de natal',
  reforma:
    'reforma, reformar, obra, pedreiro, construir casa, azulejo, porcelanato, gesso, pintar parede, piso, construção, planta da casa, trocar piso, reformar banheiro, tinta, infiltração',
  'rotina-da-casa':
    'dona de casa, rotina da casa, tarefas domésticas, divisão de tarefas, cronograma de limpeza, marido não ajuda em casa, serviço de casa',
  consertos:
    'conserto, consertar, vazamento, torneira pingando, pia entupida, desentupir, trocar tomada, trocar chuveiro, instalar, furadeira, furar parede, goteira, vaso entupido, gambiarra, chuveiro queimado, trocar resistência, máquina de lavar',
  'morar-sozinho':
    'morar sozinho, morar sozinha, primeiro apartamento, sair da casa dos pais, enxoval de casa nova, casa nova, primeira casa',
  'cozinha-e-air-fryer':
    'air fryer, airfryer, fritadeira elétrica, panela de pressão elétrica, cafeteira, batedeira, liquidificador, micro-ondas, limpar air fryer, eletrodomésticos, panela, geladeira, fogão cooktop, robô aspirador',
  'conta-de-luz':
    'conta de luz, economizar energia, conta de água, ar-condicionado, energia solar, chuveiro elétrico, gastar menos luz, ventilador',
  'apartamento-pequeno':
    'apartamento pequeno, kitnet, studio, móveis planejados, varanda, apartamento alugado, sala pequena, cozinha pequena',

  'plantas-de-sombra':
    'plantas de sombra, plantas que não precisam de sol, plantas pra apartamento, plantas dentro de casa, jiboia, zamioculca, espada-de-são-jorge, samambaia, costela-de-adão, plantas em apartamento, planta no banheiro, lírio da paz',
  suculentas: 'suculenta, suculentas, cacto, cactos, regar suculenta, rosa do deserto, mini jardim, terrário',
  horta:
    'horta, horta em casa, horta em apartamento, temperos em casa, plantar tomate, manjericão, hortelã, plantar alface, horta vertical, plantar cebolinha, colher tomate',
  orquideas: 'orquídea, orquídeas, orquídea florir, phalaenopsis',
  'plantas-morrendo':
    'planta morrendo, folha amarela, cochonilha, pulgão, praga, planta murcha, salvar planta, matar planta, minhas plantas morrem',
  'adubo-e-compostagem':
    'adubo, compostagem, composteira, borra de café, húmus, adubo caseiro, casca de ovo, terra vegetal',
  'jardim-barato':
    'jardim, paisagismo, grama, quintal, jardim vertical, jardim barato, jardim de inverno, jardineiro',
  'plantas-e-pets':
    'plantas tóxicas para gatos, plantas tóxicas para cachorros, planta tóxica, gato come planta, plantas pet friendly',
  'frutas-em-vaso':
    'pé de limão, limoeiro, jabuticabeira, frutas em vaso, pé de fruta, pitangueira, plantar abacate, pé de acerola, morango em vaso',
  'artesanato-e-faca-voce':
    'crochê, tricô, macramê, marcenaria, pallet, amigurumi, DIY, faça você mesmo, biscuit, cerâmica fria, artesanato, reciclagem, bordado, resina, velas, móveis de pallet, scrapbook, origami, reciclar',

  'viajar-barato':
    'viajar barato, passagem barata, passagem aérea, mochilão, viajar com pouco dinheiro, lugares baratos, viajar gastando pouco, promoção de passagem, pouca grana, destinos baratos, viajar pelo Brasil, viagem de carro, motorhome',
  praia:
    'praia, praias, Jericoacoara, Porto de Galinhas, Búzios, Maragogi, Fernando de Noronha, Noronha, Ubatuba, Arraial do Cabo, Trancoso, Ilhabela, Nordeste, litoral, Pipa, Morro de São Paulo, Porto Seguro, Ilha Grande, Floripa, Paraty, Natal praia, Maceió, Balneário Camboriú',
  'serra-e-frio':
    'Gramado, Campos do Jordão, Monte Verde, serra, inverno, frio, Canela, Natal Luz, Petrópolis, Bariloche, neve, Serra Gaúcha, Urubici',
  'viagem-internacional':
    'Dubai, Disney, Orlando, Europa, Paris, Portugal, Lisboa, Itália, Japão, Nova York, Estados Unidos, Argentina, Buenos Aires, Chile, Santiago, passaporte, visto americano, Londres, Tailândia, Cancún, viagem internacional, viajar para o exterior, Egito, Grécia, Espanha, Machu Picchu, Peru, Patagônia, Maldivas, Uruguai, México, Caribe, Bali',
  'viajar-com-criancas':
    'viajar com crianças, viajar com bebê, viagem em família, Beto Carrero, resort, parque aquático, viajar com filhos, Hot Park',
  'viajar-sozinha': 'viajar sozinha, viajar sozinho, mulher viajando sozinha, hostel, mochilão sozinha',
  'roteiro-de-cidade':
    'Rio de Janeiro, São Paulo, Salvador, Curitiba, Recife, Belo Horizonte, Brasília, Porto Alegre, Manaus, Belém, Florianópolis, Fortaleza, Foz do Iguaçu, roteiro, o que fazer em, Ouro Preto, Olinda, São Luís, Goiânia, João Pessoa, pontos turísticos, onde comer em',
  milhas:
    'milhas, milhas aéreas, acumular milhas, Smiles, Livelo, pontos do cartão, programa de pontos, sala VIP',
  'arrumar-mala':
    'arrumar a mala, fazer a mala, mala de mão, mala de viagem, bagagem, o que levar na viagem, mochila de viagem',
  'festas-populares':
    'Carnaval, São João, festa junina, Réveillon, Ano Novo, bloco, Círio de Nazaré, Carnaval de Salvador, Parintins, Oktoberfest, ano novo na praia, fantasia de carnaval',

  'comprar-carro-usado':
    'carro usado, comprar carro, seminovo, primeiro carro, carro popular, tabela Fipe, carro batido, vender carro, carro até 30 mil, leilão de carro, Onix, HB20, Gol, Corolla, Civic, SUV',
  'carro-eletrico':
    'carro elétrico, carro híbrido, BYD, elétrico ou híbrido, Tesla, híbrido, carregar carro elétrico, Dolphin Mini',
  'tirar-cnh':
    'CNH, tirar CNH, carteira de motorista, autoescola, prova do Detran, medo de dirigir, baliza, aprender a dirigir, exame prático, tirar carteira, primeira habilitação',
  manutencao:
    'troca de óleo, luz no painel, freio, revisão do carro, mecânico, barulho no carro, carro não liga, carro não pega, correia dentada, bateria do carro, motor, oficina, carro esquentando, óleo do motor, mecânica, embreagem, alinhamento',
  'economia-de-combustivel':
    'gasolina, etanol ou gasolina, gastar menos combustível, economizar gasolina, consumo do carro, carro gastando muito',
  moto: 'moto, motos, comprar moto, primeira moto, Honda CG, CG 160, Biz, Hornet, motoboy, capacete, pilotar moto, andar de moto, Titan, Fazer, XRE, PCX, scooter, moto elétrica, viajar de moto, Bros, Harley, Yamaha, motociclista, entregador, moto usada, Royal Enfield, Twister, MT-03, Harley-Davidson, NMax, Sahara 300, Pop 100, Lander, Vespa',
  'seguro-e-multa':
    'seguro de carro, multa, recorrer multa, IPVA, licenciamento, pontos na CNH, seguro do carro, radar',
  'carros-classicos':
    'Fusca, Opala, Kombi, carro antigo, Chevette, restaurar carro, carros clássicos, Maverick, Monza',
  'trabalhar-com-app':
    'Uber, 99, motorista de aplicativo, motorista de app, trabalhar de Uber, iFood entregador, rodar de Uber, alugar carro pra Uber',
  'cuidar-do-carro':
    'lavar carro, polir carro, vitrificação, estética automotiva, pneu, cheiro no carro, insulfilm, som automotivo, rebaixar carro, cristalização, cuidar do carro, riscos no carro',

  'fe-em-tempos-dificeis':
    'fé, fé em Deus, confiar em Deus, esperança, tempos difíceis, silêncio de Deus, provação, propósito de Deus, promessa de Deus, aumentar a fé',
  'ler-a-biblia':
    'Bíblia, ler a Bíblia, devocional, salmo, salmos, salmo 91, versículo, apocalipse, estudo bíblico, provérbios, evangelho',
  oracao:
    'oração, orar, como orar, jejum e oração, jejum de Daniel, rezar, oração da manhã, clamor, oração forte',
  'igreja-e-comunidade':
    'igreja, ir à igreja, ministério, louvor, culto, afastado da igreja, desviado, jovens da igreja, pastor, servir na igreja, célula',
  'familia-e-fe':
    'casamento cristão, namoro cristão, família cristã, criar filhos na fé, esposa sábia, mulher virtuosa, namoro santo',
  'santos-e-devocoes':
    'Nossa Senhora, Nossa Senhora Aparecida, terço, rosário, São Jorge, Santo Antônio, novena, papa, santo, santos, promessa, Padre Cícero, São Miguel, Santa Rita, missa, católico, quaresma, Aparecida',
  'religioes-afro':
    'umbanda, candomblé, orixá, Exu, Iemanjá, Oxum, terreiro, pomba gira, macumba, banho de ervas, Ogum, axé, guia espiritual, preto velho',
  'espiritismo-e-outras':
    'espiritismo, espírita, Chico Xavier, Allan Kardec, budismo, mediunidade, reencarnação, tarô, astrologia, signo, signos, mapa astral, lua em escorpião, lua em, ascendente, lua cheia, tarot, bruxaria, numerologia, horóscopo',
  'duvidas-de-fe':
    'é pecado, dízimo, tatuagem é pecado, dúvida de fé, crente pode, cristão pode, inferno existe, por que Deus permite, masturbação é pecado',
  meditacao: 'meditação, meditar, meditação guiada, mindfulness, respiração, atenção plena',

  'parar-de-procrastinar':
    'procrastinar, procrastinação, parar de procrastinar, deixar pra depois, empurrar com a barriga, preguiça, adiar',
  'criar-habitos':
    'criar hábitos, hábito, hábitos, novos hábitos, hábitos saudáveis, mudar de hábito, hábitos atômicos',
  'rotina-da-manha':
    'rotina da manhã, acordar cedo, 5 da manhã, acordar às 5, clube das 5, rotina matinal, morning routine, acordar mais cedo',
  foco: 'foco, ter foco, focar, concentração, concentrar, distração, distrações, pomodoro, hiperfoco no trabalho, atenção',
  'organizar-a-rotina':
    'organizar a rotina, rotina, planner, agenda, gestão do tempo, falta de tempo, se organizar, lista de tarefas, me organizar, organização pessoal, organizar a semana, organizar melhor, organizar o tempo, bullet journal',
  disciplina:
    'disciplina, ser disciplinado, autodisciplina, força de vontade, motivação, constância, preguiça, autocontrole',
  'desenvolvimento-pessoal':
    'desenvolvimento pessoal, autoconhecimento, evoluir, evolução pessoal, melhor versão, mindset, autoajuda, crescimento pessoal, livros de desenvolvimento pessoal, sair da zona de conforto, inteligência emocional, propósito de vida',
  'dizer-nao':
    'dizer não, falar não, impor limites, agradar todo mundo, agradar os outros, colocar limites nas pessoas, boazinha demais, pessoas tóxicas',
  'metas-do-ano':
    'metas, metas do ano, metas para o ano novo, objetivos, planejamento do ano, bater metas, quadro dos sonhos, definir metas, metas de ano novo',
  minimalismo:
    'minimalismo, minimalista, vida simples, menos é mais, slow living, viver com menos, consumo consciente',

  bolo: 'bolo, bolos, bolo de cenoura, bolo de chocolate, bolo de fubá, bolo solado, cobertura de bolo, chantilly, bolo fofinho, bolo de milho, bolo de aniversário, bolo de laranja, massa de bolo',
  'almoco-rapido':
    'almoço, almoço rápido, almoço fácil, receita rápida, receita fácil, strogonoff, estrogonofe, macarrão, comida rápida, frango, panela de pressão, almoço de domingo, lasanha, omelete, carne moída, salada, peixe, frango assado',
  'pao-e-massas':
    'pão, pão caseiro, pão de queijo, pizza, massa fresca, fermentação natural, focaccia, levain, pizza caseira, massa de pizza, nhoque, pão de alho, esfirra, sourdough',
  churrasco:
    'churrasco, picanha, costela, carvão, churrasqueira, ponto da carne, linguiça, maminha, fraldinha, parrilla, farofa, assar carne, churrasqueiro',
  sobremesas:
    'sobremesa, pudim, brigadeiro, mousse, torta, doce, pavê, sorvete, torta de limão, gelatina, cheesecake, brownie, cookie, ovo de Páscoa, bombom, rabanada, banoffee, açaí, doce de leite',
  'receitas-de-air-fryer':
    'receita na air fryer, receitas de air fryer, batata na air fryer, frango na air fryer, bolo na air fryer, pão de queijo na air fryer',
  'comida-regional':
    'acarajé, feijoada, moqueca, baião de dois, tucupi, tacacá, pato no tucupi, chimarrão, cuscuz, tapioca, vatapá, caruru, carne de sol, pamonha, canjica, buchada, sarapatel, pequi, barreado, bobó de camarão, feijão tropeiro, comida nordestina, comida mineira, comida baiana, maniçoba, arroz carreteiro, curau, virado à paulista, torresmo, escondidinho',
  'cozinhar-do-zero':
    'aprender a cozinhar, cozinhar, arroz soltinho, arroz, feijão, cozinhar feijão, temperar feijão, cozinha básica, cozinhar pela primeira vez, fritar ovo, arroz e feijão, usar panela de pressão, afiar faca',
  'lanches-e-salgados':
    'coxinha, salgado, salgados, hambúrguer, pastel, lanche, sanduíche, lanche da tarde, empada, bolinho de queijo, batata frita, cachorro-quente, hambúrguer caseiro, lancheira, lanche escolar, torta salgada, enroladinho, kibe',
  'jantar-especial':
    'jantar, jantar romântico, jantar especial, jantar a dois, ceia de Natal, ceia, fondue, risoto, jantar fit, mesa posta, peru de Natal, bacalhau, jantar rápido',

  'direitos-do-consumidor':
    'direito do consumidor, direitos do consumidor, Procon, produto com defeito, devolver produto, troca de produto, cobrança indevida, garantia, direito de arrependimento, voo cancelado, plano de saúde negou, reclame aqui, juros abusivos',
  'direitos-trabalhistas':
    'direitos trabalhistas, CLT, FGTS, férias, décimo terceiro, 13º, rescisão, justa causa, hora extra, demissão sem justa causa, verbas rescisórias, estabilidade gestante, processo trabalhista, insalubridade, vale-transporte, carteira assinada, intervalo de almoço, escala 6x1, assédio moral no trabalho',
  'pensao-e-guarda':
    'pensão alimentícia, pensão, guarda compartilhada, guarda dos filhos, alienação parental, pai não paga pensão, visita do pai',
  divorcio:
    'divórcio, divorciar, separação, partilha de bens, união estável, regime de bens, se separar, separar no papel',
  'inss-e-beneficios':
    'INSS, BPC, LOAS, auxílio-doença, aposentadoria por idade, perícia do INSS, Bolsa Família, salário-maternidade, benefício, aposentar, auxílio, CadÚnico, pé-de-meia',
  'aluguel-e-imovel':
    'aluguel, inquilino, contrato de aluguel, caução, fiador, despejo, usucapião, condomínio, proprietário, escritura, vizinho barulhento, vizinho, som alto, barulho do vizinho, lei do silêncio, IPTU',
  heranca:
    'herança, inventário, testamento, herdeiro, bens da herança, dividir herança, partilha da herança, doação em vida',
  'golpes-e-internet':
    'caí num golpe, golpe na internet, crime virtual, difamação na internet, vazamento de fotos, boleto falso, stalking, cyberbullying, calúnia, fake news crime, nudes vazados',
  'violencia-domestica':
    'violência doméstica, Lei Maria da Penha, medida protetiva, violência contra a mulher, denunciar agressor, feminicídio',
  transito:
    'lei de trânsito, CNH suspensa, acidente de trânsito, bateram no meu carro, bafômetro, lei seca, multa indevida',

  'futebol-de-torcedor':
    'Corinthians, Flamengo, Palmeiras, Vasco, Santos, Grêmio, Cruzeiro, Botafogo, Fluminense, Atlético, Brasileirão, Libertadores, técnico, torcedor, torcida, seleção brasileira, time de futebol, campeonato, rebaixamento, Bahia futebol, clássico, mercado da bola',
  'jogar-futebol':
    'jogar futebol, jogar bola, pelada, drible, goleiro, chute, futsal, bater falta, fôlego no futebol, futebol society, ser jogador de futebol, peneira, futebol feminino, chuteira',
  lutas:
    'jiu-jítsu, boxe, muay thai, judô, karatê, MMA, UFC, defesa pessoal, luta, kickboxing, capoeira, faixa preta, taekwondo',
  natacao: 'natação, nadar, aprender a nadar, piscina, crawl, hidroginástica, nadar depois de adulto',
  ciclismo:
    'ciclismo, bike, bicicleta, pedalar, mountain bike, pedal, speed, andar de bicicleta, MTB, ciclista',
  'volei-e-basquete':
    'vôlei, basquete, NBA, saque, cortada, levantador, bloqueio no vôlei, vôlei de praia, handebol',
  'idolos-e-historia':
    'Senna, Ayrton Senna, Pelé, Marta, Neymar, Messi, Cristiano Ronaldo, Copa, Copa do Mundo, Olimpíadas, Ronaldinho, Garrincha, Rebeca Andrade, Rayssa Leal, Fórmula 1, ídolo, Hamilton, história do futebol, Zico, Vini Jr, Romário, Maradona, Ronaldo',
  'esporte-infantil':
    'esporte para crianças, escolinha de futebol, natação infantil, natação para bebês, filho no esporte, balé infantil, esporte infantil, judô infantil',
  'surfe-e-skate':
    'surfe, surfar, skate, aprender a surfar, manobra de skate, prancha de surfe, ollie, bodyboard, Gabriel Medina, longboard, patins',
  'esporte-amador':
    'beach tennis, tênis de quadra, padel, tênis de mesa, futevôlei, pickleball, esporte amador, escalada, xadrez, corrida de orientação, slackline',

  'tocar-violao':
    'violão, tocar violão, guitarra, ukulele, cavaquinho, acordes, pestana, dedilhado, tocar guitarra, tocar cavaquinho, viola caipira',
  cantar:
    'cantar, canto, aula de canto, voz, afinar a voz, cantar bem, técnica vocal, cantor, cantora, desafinado, desafinada, respirar cantando, karaokê, coral',
  'fotografia-com-celular':
    'fotografia, foto com celular, tirar foto, fotos, fotógrafo, ensaio fotográfico, editar foto, Lightroom, fotografia com celular, foto de produto, pose pra foto, selfie, fotografar, fotografia de celular, câmera profissional',
  'edicao-de-video':
    'edição de vídeo, editar vídeo, CapCut, Premiere, After Effects, cortes, legenda automática, transição de vídeo, editor de vídeo, editar vídeos no celular, DaVinci',
  desenho:
    'desenho, desenhar, aprender a desenhar, desenho realista, pintura, aquarela, mangá, desenho digital, Procreate, pintar quadro, lettering, caligrafia, grafite, ilustração, tinta a óleo, desenhar anime, escultura, argila, cerâmica',
  'livros-e-autores':
    'Clarice Lispector, Machado de Assis, Dom Casmurro, livro, livros, resenha, booktok, autor, poeta, poetas, Fernando Pessoa, Drummond, Cecília Meireles, Manoel de Barros, Conceição Evaristo, Torto Arado, literatura, literatura brasileira, romance, Colleen Hoover, Guimarães Rosa, Graciliano Ramos, Cora Coralina, poesia brasileira, clássicos da literatura, livros de fantasia, Jorge Amado, Carolina Maria de Jesus, Leminski, Stephen King, Harry Potter, Capitães da Areia, literatura de cordel, cordel',
  'filmes-e-series':
    'filme, filmes, série, séries, Netflix, anime, animes, dorama, doramas, novela, novelas, final explicado, Stranger Things, Marvel, Round 6, cinema, cinema brasileiro, filme de terror, Oscar, Ainda Estou Aqui, documentário, ator, atriz, reality, BBB, Breaking Bad, Game of Thrones, La Casa de Papel, One Piece, Naruto, Disney filme, spoiler, Batman, Homem-Aranha, Fernanda Torres',
  escrever:
    'escrever um livro, escrever, poesia, poema, crônica, bloqueio criativo, publicar livro, escrita criativa, escritor, escritora, fanfic, escrever melhor, roteiro de filme, soneto, haicai, slam',
  danca:
    'dança, dançar, forró, balé, ballet, dancinha, samba no pé, zumba, hip hop, aprender a dançar, dança do ventre, coreografia, dança de salão, sapateado, salsa, frevo, passinho',
  'producao-musical':
    'produzir música, beat, beatmaker, compor, compor música, lançar música, Spotify, home studio, FL Studio, DJ, MC, rapper, gravar música, mixagem, rap, funk, trap, letra de música, composição, banda, sertanejo, samba, pagode, K-pop, MPB, música, show',
};

/** Bare topics that several subtopics name, folded, and the one that is meant. */
export const exactTopics: Readonly<Record<string, string>> = {
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
};
