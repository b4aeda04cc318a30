/** A theme of the evidence corpus, with the words by which a topic or a hook shows that it belongs there. */
export interface SourceTag {
  tag: string;
  /** So wide that sharing it does not make two sources "of the same theme". */
  broad?: true;
  /** Words and phrases that prove the theme by themselves, comma-separated. */
  strong: string;
  /** Words that only lean towards it: two are needed, or one beside a strong word. */
  weak?: string;
}

export const sourceTags: readonly SourceTag[] = [
  {
    tag: 'emagrecimento',
    strong: `emagrecer, emagrecimento, emagreço, perder peso, perder barriga, secar, secar a barriga, barriga negativa, perder gordura,
      queimar gordura, déficit calórico, dieta, jejum intermitente, low carb, ozempic, mounjaro, semaglutida, caneta emagrecedora, balança,
      perder 3 kg, perder 5 kg, perder 10 kg, perder 15 kg, perder 20 kg, perder quilos, engordar, engordei, efeito sanfona, obesidade, sobrepeso, quilos, chapar a barriga, desinchar, platô, queimar calorias, balança não mexe`,
    weak: 'shape, calorias, peso, barriga, fome, gordura, metabolismo, esteira, medidas, magra, corpo',
  },
  {
    tag: 'treino',
    strong: `treino, treinar, treinando, academia, malhar, musculação, hipertrofia, ganhar massa, massa muscular, cardio, esteira, agachamento,
      glúteo, bíceps, supino, crossfit, personal trainer, exercício físico, exercícios, sedentarismo, sedentário, fitness, shape, maromba,
      whey, creatina, pré-treino, calistenia, caminhada, passos por dia, ficha de treino, peso do corpo, perna definida, bulking, yoga, ioga, pilates, alongamento`,
    weak: 'força, proteína, músculo, correr, corrida, corpo, série, carga, bomba, abdominal, suplemento',
  },
  {
    tag: 'esporte',
    strong: `esporte, futebol, pelada, atleta, atletas, corredor, correr, corrida, corrida de rua, maratona, meia maratona, natação, nadar, ciclismo, pedalar, bicicleta,
      vôlei, basquete, jiu-jítsu, jiu jitsu, boxe, muay thai, luta, lutar, surfe, surfar, skate, beach tennis, tênis de mesa, padel, goleiro, drible,
      lesão no joelho, olimpíada, torcida, torcedor, campeonato, escolinha, judô, karatê, capoeira, piscina, chuteira, futsal`,
    weak: 'bola, técnico, time, treino, gol, flamengo, corinthians, jogo, lesão, pace',
  },
  {
    tag: 'nutrição',
    strong: `nutrição, nutricionista, alimentação, alimentação saudável, reeducação alimentar, comer melhor, comer bem, comida de verdade, ultraprocessado,
      proteína, fibra, intestino, prisão de ventre, probiótico, vegano, vegetariano, adoçante, açúcar, doce, docinho, viciada em doce, viciado em doce, chocolate, refrigerante, café, cafeína,
      energético, beber água, vitamina, suplemento, fruta, verdura, salada, legumes, arroz e feijão, feijão, marmita, marmita fit, whey, creatina,
      jejum, cesta básica, bolacha, miojo, comer carne, sem carne, ovo, frango, glúten, lactose, celíaco, intolerância à lactose`,
    weak: 'dieta, comer, comida, fome, almoço, jantar, lanche, prato, calorias, barato, óleo',
  },
  {
    tag: 'culinária',
    strong: `culinária, cozinhar, receita, receitas, bolo, bolos, pudim, brigadeiro, mousse, sobremesa, pão, pão de queijo, pizza, massa de pão, fermento,
      levain, churrasco, picanha, air fryer, feijoada, acarajé, moqueca, baião, tapioca, coxinha, hambúrguer, salgado, ceia, jantar romântico, arroz soltinho,
      feijão, panela de pressão, marmita, tempero, fritar, assar, forno, confeitaria, carne no ponto, chimarrão, tucupi, macarrão, molho, lavar o frango, café coado, espresso, peixe, camarão, sushi`,
    weak: 'cozinha, comida, almoço, jantar, panela, frango, carne, prato, lanche, batata, geladeira',
  },
  {
    tag: 'sono',
    strong: `sono, dormir, dormir melhor, insônia, acordar de madrugada, acordar cedo, melatonina, travesseiro, colchão, ronco, roncar, apneia, soneca, cochilo,
      despertador, virar a noite, pegar no sono, rolar na cama, noite mal dormida, sem dormir, durmo, olheira, acordar cansado, três da manhã`,
    weak: 'cama, madrugada, cansaço, cansado, noite, acordar, despertar, café',
  },
  {
    tag: 'dor',
    strong: `dor, dores, dor nas costas, coluna, lombar, hérnia, hérnia de disco, enxaqueca, dor de cabeça, cefaleia, ciático, cervical, postura, dor no joelho,
      dor no ombro, fibromialgia, torcicolo, costas travadas, travar as costas, ressonância, fisioterapia, tendinite, dor crônica, cabeça latejando, artrose, fascite, joelho doendo`,
    weak: 'costas, joelho, cadeira, remédio, alongamento, pescoço, mobilidade',
  },
  {
    tag: 'saúde',
    broad: true,
    strong: `saúde, pressão alta, hipertensão, colesterol, infarto, coração, diabetes, pré-diabetes, glicose, insulina, gripe, resfriado, vacina, vacinação, dengue,
      imunidade, menstruação, cólica, tpm, menopausa, endometriose, sop, ovário, próstata, testosterona, urologista, câncer, exame, check-up, médico, sus,
      remédio, automedicação, antibiótico, hospital, doença, avc, sal, cesariana, anemia, asma, alergia, rim, fígado, covid, hpv, sangue, pressão, dente, dentista, dentes, rinite, sinusite, gastrite, refluxo, azia, triglicerídeos, plano de saúde, siso`,
    weak: 'sintoma, tratamento, corpo, água, sol, faz mal, risco, mulher, homem',
  },
  {
    tag: 'saúde mental',
    broad: true,
    strong: `saúde mental, depressão, deprimido, tristeza, terapia, terapeuta, psicólogo, psicóloga, psiquiatra, burnout, esgotamento, luto, solidão, autoestima,
      amor próprio, crise de pânico, pânico, estresse, antidepressivo, bipolar, borderline, setembro amarelo, emocional, emoções, comparação, vazio,
      sem vontade de nada, trauma, autocuidado, saudade de quem morreu, perda de alguém, desânimo, raiva, pavio curto`,
    weak: 'sozinho, cansaço, chorar, triste, culpa, sentir, mente, cabeça, insegurança, corpo',
  },
  {
    tag: 'ansiedade',
    strong: `ansiedade, ansioso, ansiosa, crise de ansiedade, aperto no peito, preocupação, pânico, ataque de pânico, respirar fundo, nervosismo, coração disparado,
      taquicardia, ansiedade social, timidez, overthinking, pensar demais, mente não desliga, cabeça não para, cabeça a mil, medo de dirigir, acalmar, respiração, tímido, fobia, medo de avião, claustrofobia, medo de altura`,
    weak: 'medo, calma, nervoso, preocupado, estresse, vergonha',
  },
  {
    tag: 'tdah',
    strong: `tdah, déficit de atenção, hiperatividade, hiperativo, hiperfoco, ritalina, venvanse, metilfenidato, concerta, desatenção, neurodivergente,
      disfunção executiva, desatento`,
    weak: 'foco, distração, diagnóstico, impulsivo, laudo',
  },
  {
    tag: 'autismo',
    strong:
      'autismo, autista, tea, espectro autista, espectro, mãe atípica, asperger, neurodivergente, atraso na fala, hiperfoco autista, seletividade alimentar no autismo',
    weak: 'inclusão, diagnóstico, sinais, laudo, fono',
  },
  {
    tag: 'vício em celular',
    strong: `vício em celular, viciado em celular, celular demais, tempo de tela, telas, detox digital, rolar o feed, rolar feed, nomofobia, doomscrolling, scroll infinito,
      largar o celular, dopamina, tela, celular na mão, celular na escola, celular na mesa, grudado no celular, celular na cama`,
    weak: 'celular, feed, notificação, redes sociais, tablet, rolando, smartphone',
  },
  {
    tag: 'meditação',
    strong:
      'meditação, meditar, ficar de boa, desacelerar, meditação guiada, mindfulness, atenção plena, respiração, respirar, ioga, yoga, presença, mantra, respiração diafragmática, relaxamento',
    weak: 'calma, silêncio, relaxar, ansiedade, mente',
  },
  {
    tag: 'álcool e cigarro',
    strong: `álcool, bebida alcoólica, cerveja, cachaça, vinho, ressaca, parar de beber, beber socialmente, cigarro, fumar, fumante, parar de fumar, vape, pod, cigarro eletrônico,
      nicotina, narguilé, tabaco, alcoolismo, bafômetro, lei seca, boteco, porre, tragada`,
    weak: 'beber, balada, recaída, vício, bar, copo',
  },
  {
    tag: 'envelhecimento',
    strong: `envelhecer, envelhecimento, idoso, idosa, idosos, terceira idade, velhice, longevidade, depois dos 40, depois dos 50, depois dos 60, viver mais, demência, alzheimer,
      cuidar dos pais, queda de idoso, menopausa, aposentado, meia-idade, asilo, sarcopenia, 60 anos, 50 anos, cabelo branco, grisalho, avó, avô`,
    weak: 'idade, memória, velho, expectativa de vida, rugas',
  },
  {
    tag: 'memória',
    strong: `memória, memorizar, decorar a matéria, decorar matéria, esquecimento, esqueço tudo, esquecer tudo, revisão espaçada, flashcard, flashcards, mapa mental, curva do esquecimento, fixar conteúdo, branco na prova, anki`,
    weak: 'esquecer, decorar, revisão, lembrar, estudar, grifar, resumo',
  },
  {
    tag: 'estudo',
    strong: `estudar, estudo, estudos, estudar sozinho, prova, provas, vestibular, faculdade, cronograma de estudos, resumo da matéria, matéria, matemática, leitura, ler livros, ler mais, livro,
      tcc, lição de casa, nota baixa, aluno, concurseiro, ead, universidade, oab, cursinho, aprender mais rápido, grifar, marca-texto, pomodoro, enem, redação, matéria inteira, monografia, mestrado`,
    weak: 'foco, revisão, caderno, escola, professor, aula, aprender, concentração',
  },
  {
    tag: 'aprendizagem',
    strong: `aprendizagem, aprender, aprendizado, método de estudo, aula, videoaula, alfabetização, alfabetizar, ensinar, escola, professor, leitura, ler livros, matemática,
      estilos de aprendizagem, estilo de aprendizagem, aprender na prática, curso online`,
    weak: 'estudar, prática, criança, curso, livro',
  },
  {
    tag: 'concursos e enem',
    strong:
      'concurso público, concurso, concurseiro, concurseira, edital, enem, vestibular, sisu, prouni, fies, redação nota mil, redação do enem, redação, nota de corte, cnu, oab, banca examinadora, proposta de intervenção, servidor público, gabarito',
    weak: 'prova, cronograma, questões, aprovação, estudar, estabilidade',
  },
  {
    tag: 'idiomas',
    strong: `idioma, idiomas, inglês, espanhol, francês, alemão, japonês, coreano, italiano, duolingo, fluente, fluência, conversação em inglês, pronúncia, bilíngue, vocabulário,
      phrasal verb, portunhol, intercâmbio, sotaque, língua estrangeira, crase, gramática, erro de português, português correto, poliglota, verbo to be, mandarim`,
    weak: 'falar, legenda, série, palavras, língua, tradução',
  },
  {
    tag: 'produtividade',
    strong: `produtividade, produtivo, foco, ter foco, concentração, pomodoro, distração, organizar a rotina, rotina, agenda, planner, lista de tarefas, to-do, falta de tempo, gestão do tempo,
      multitarefa, acordar às 5, acordar cedo, morning routine, rotina da manhã, metas, produzir mais, disciplina, procrastinar, reunião, minimalismo, dizer não, 5 da manhã, render mais`,
    weak: 'tempo, hábito, organizar, planejar, tarefa, prazo, planilha, motivação',
  },
  {
    tag: 'procrastinação',
    strong: `procrastinação, procrastinar, procrastino, procrastinando, procrastinador, empurrar com a barriga, empurra com a barriga, empurrando com a barriga, deixar pra depois, deixar para depois, deixa pra depois, deixar pra última hora, última hora, adiar, adiando, adia, enrolar, enrolando, enrola`,
    weak: 'preguiça, prazo, tarefa, começar, amanhã, segunda-feira',
  },
  {
    tag: 'hábitos',
    strong: `hábito, hábitos, criar hábitos, constância, disciplina, 21 dias, rotina, força de vontade, autocontrole, consistência, mau hábito, metas de ano novo, metas, ano novo, não desistir, micro-hábito`,
    weak: 'motivação, desistir, manter, recomeçar, repetir, preguiça',
  },
  {
    tag: 'desenvolvimento pessoal',
    strong: `desenvolvimento pessoal, autoconhecimento, autoajuda, evoluir, evolução pessoal, crescimento pessoal, dizer não, limites, agradar todo mundo, minimalismo, propósito, mudar de vida, mudar de personalidade, sair da zona de conforto, autocompaixão, mindset,
      mentalidade, disciplina, autoconfiança, inteligência emocional, recomeçar a vida, estoicismo, resiliência`,
    weak: 'metas, mudança, confiança, motivação, hábito, recomeço, coragem',
  },
  {
    tag: 'felicidade',
    strong:
      'felicidade, feliz, ser feliz, gratidão, diário de gratidão, bem-estar, satisfação com a vida, dinheiro traz felicidade, alegria, infeliz, saudade boa',
    weak: 'gastar com os outros, experiência, natureza, renda, vida boa, presente',
  },
  {
    tag: 'criatividade',
    strong:
      'criatividade, criativo, bloqueio criativo, ideias, ideia de conteúdo, sem ideia, inspiração, brainstorm, desenhar, desenho, escrever livro, escrever, arte, artesanato, crochê, macramê, faça você mesmo, diy, artista, mangá, pintura, poesia, crônica',
    weak: 'roteiro, projeto, pauta, criar, talento, escrita',
  },
  {
    tag: 'parentalidade',
    strong: `filho, filha, filhos, criança, crianças, pais, pai e mãe, educar, educação dos filhos, birra, castigo, palmada, chinelada, bater em criança, disciplina positiva, limites com criança, adolescente, adolescência,
      lição de casa, bullying, maternidade, paternidade, pai, desfralde, introdução alimentar, seletivo, escolinha, mesada, tela e criança, alfabetização, bebê, ser pai, adoção, brincadeira, montessori`,
    weak: 'escola, gritar, mãe, tablet, desenho, quarto, brinquedo, família',
  },
  {
    tag: 'maternidade',
    strong: `maternidade, mãe, mães, ser mãe, mãe solo, gravidez, grávida, gestante, gestação, parto, cesárea, cesariana, pré-natal, enxoval, bebê, recém-nascido, amamentação, amamentar, leite fraco, leite materno, desmame, mamadeira, mamar, puerpério,
      pós-parto, baby blues, licença-maternidade, creche, desfralde, fralda, introdução alimentar, blw, papinha, só dorme no colo, chupeta`,
    weak: 'colo, culpa, berço, soneca, rede de apoio, filho',
  },
  {
    tag: 'relacionamento',
    strong: `relacionamento, relacionamentos, casal, namoro, namorado, namorada, namorar, marido, esposa, ex, superar o ex, término, terminar o namoro, traição, traído, traiu, infidelidade, ciúme, relação tóxica, relacionamento abusivo, tinder, paquera, crush, encontro, date,
      casamento, casar, divórcio, separação, sogra, libido, sexo, intimidade, briga de casal, morar junto, contato zero, contatinho, ficante, stalkear, coração partido, se assumir, lgbt`,
    weak: 'amor, briga, perdoar, confiança, desejo, distância, beijo, parceiro',
  },
  {
    tag: 'amizade e família',
    strong:
      'amizade, amizades, rolê, galera, amigo, amigos, amiga, amigo falso, fazer amigos, família, parentes, irmão, irmã, sogra, cunhado, avó, almoço de família, morar sozinho, morar sozinha, solidão, tarefas domésticas, divisão de tarefas, natal em família',
    weak: 'conversa, afastar, sozinho, turma, visita',
  },
  {
    tag: 'comunicação',
    strong:
      'comunicação, comunicação não violenta, conversar, conversa difícil, escuta ativa, ouvir melhor, puxar assunto, linguagem corporal, falar melhor, timidez, feedback, discutir, briga, assertividade, elogio, pedir desculpa, mensagem',
    weak: 'falar, ouvir, voz, silêncio, discussão, interromper',
  },
  {
    tag: 'oratória',
    strong: `oratória, falar em público, apresentação, palestra, seminário, gaguejar, travar na apresentação, medo de falar, dicção, microfone, linguagem corporal, falar na frente de todo mundo, plateia, apresentar trabalho, vícios de linguagem, pitch`,
    weak: 'voz, público, nervoso, slide, vergonha, falar, palco',
  },
  {
    tag: 'finanças pessoais',
    broad: true,
    strong: `finanças pessoais, finanças, dinheiro, grana, salário, orçamento, planilha de gastos, controle de gastos, gastos, gastar menos, economizar, economia doméstica, guardar dinheiro, juntar dinheiro, poupar, poupança, reserva de emergência, boleto, boletos,
      cartão de crédito, fatura, cartão, educação financeira, salário mínimo, bet, bets, apostas, tigrinho, aposentadoria, previdência, inss, conta de luz, compras por impulso, milhas, conta conjunta, mesada, parcelar, parcelamento, fim do mês, supermercado, mão de vaca, imposto de renda, malha fina`,
    weak: 'conta, mercado, barato, caro, pagar, comprar, juros, preço, renda, assinatura, pix',
  },
  {
    tag: 'dívidas',
    strong: `dívida, dívidas, endividado, endividada, endividamento, nome sujo, nome limpo, limpar o nome, serasa, spc, inadimplência, renegociar, rotativo, cheque especial, juros do cartão, empréstimo, consignado, score, agiota, negativado, devendo,
      cobrança, sair do vermelho, desenrola, superendividamento, boleto atrasado, bola de neve, agiota, parcela atrasada`,
    weak: 'cartão, fatura, juros, banco, boleto, pagar, parcela, apostas, bet',
  },
  {
    tag: 'investimento',
    strong: `investir, investimento, investimentos, investidor, tesouro direto, cdb, renda fixa, selic, cdi, fgc, bolsa de valores, ações, dividendos, b3, fundo imobiliário, fundos imobiliários, fii, bitcoin, criptomoeda, cripto, ethereum, day trade, trader, viver de renda,
      independência financeira, aplicação, rende mais, corretora, previdência privada, poupança, dólar, ouro`,
    weak: 'rendimento, juros compostos, dinheiro, banco, risco, aposentar, bolsa, reserva',
  },
  {
    tag: 'imóveis',
    strong:
      'imóvel, imóveis, comprar casa, casa própria, apartamento, financiar apartamento, financiamento imobiliário, minha casa minha vida, aluguel, alugar, inquilino, caução, usucapião, condomínio, corretor de imóveis, fundo imobiliário, fundos imobiliários, kitnet, aluguel ou financiamento, escritura, locação',
    weak: 'entrada, financiar, parcela, metro quadrado, mudança, síndico',
  },
  {
    tag: 'renda extra',
    strong:
      'renda extra, ganhar dinheiro, ganhar dinheiro em casa, ganhar dinheiro na internet, bico, bicos, freela, freelancer, uber, motorista de aplicativo, ifood, entregador, segundo emprego, extra no fim de semana, revender, vender na internet, afiliado, monetizar, dinheiro online, dinheiro extra',
    weak: 'em casa, fim de semana, vender, app, aplicativo, autônomo',
  },
  {
    tag: 'mei e pequenos negócios',
    strong: `mei, microempreendedor, pequeno negócio, pequenos negócios, cnpj, guia das, nota fiscal, abrir empresa, simples nacional, lojinha, salão de beleza, salão, manicure, cabeleireira, barbearia, confeiteira, bolo de pote, food truck, hamburgueria, diarista, eletricista, autônomo, pró-labore, fluxo de caixa,
      precificar, precificação, colocar preço, vender bolo, vender doces, fiado, prestar serviço, artesã, capital de giro, caixa da empresa, negócio próprio, funcionário, funcionários, revender`,
    weak: 'negócio, empresa, cliente, lucro, margem, cobrar, orçamento, encomenda, agenda, sócio',
  },
  {
    tag: 'empreendedorismo',
    strong:
      'empreendedorismo, empreender, empreendedor, empreendedora, startup, abrir um negócio, abrir empresa, negócio próprio, ideia de negócio, sócio, franquia, começar um negócio, ser meu próprio chefe, quebrar a empresa, largar a clt',
    weak: 'negócio, empresa, lucro, risco, cnpj, falir',
  },
  {
    tag: 'vendas',
    strong: `vendas, vender, vender mais, vendedor, vendedora, venda, cliente, clientes, freguês, objeção, tá caro, está caro, vou pensar, desconto, fechar venda, primeira venda, negociação, negociar, pós-venda, fidelizar, atendimento, proposta comercial, vitrine, black friday, dia das mães, vender no natal, live shop, tiktok shop, infoproduto,
      natura, avon, revendedora, porta a porta, pechinchar, barganha, catálogo, lançamento, hotmart, comissão, corretor de imóveis, revenda`,
    weak: 'preço, produto, loja, reclamação, comprar, proposta, whatsapp, orçamento, oferta',
  },
  {
    tag: 'persuasão',
    strong:
      'persuasão, persuadir, gatilho mental, gatilhos mentais, gatilho, prova social, escassez, convencer, influenciar pessoas, copy, copywriting, ancoragem, negociação, negociar, reciprocidade, objeção, tá caro, técnicas de venda',
    weak: 'vender, preço, anúncio, cliente, headline, oferta, desconto',
  },
  {
    tag: 'marketing',
    strong:
      'marketing, marketing digital, marca, marca pessoal, branding, posicionamento, nicho, público-alvo, tráfego pago, copy, copywriting, headline, funil, influenciador, influencer, google meu negócio, fidelidade, gatilho mental, storytelling, propaganda, conteúdo, social media, landing page, e-mail marketing, preço psicológico, textos que vendem',
    weak: 'cliente, anúncio, vender, seguidores, campanha, bio, legenda, loja',
  },
  {
    tag: 'publicidade',
    strong:
      'publicidade, anúncio, anúncios, propaganda, tráfego pago, meta ads, google ads, facebook ads, impulsionar, impulsionar post, publi, publipost, conar, gestor de tráfego, patrocinado, campanha publicitária, ugc, verba de anúncio, outdoor',
    weak: 'verba, clique, marca, influenciador, criativo, turbinar',
  },
  {
    tag: 'redes sociais',
    strong: `redes sociais, rede social, instagram, tiktok, facebook, twitter, youtube, shorts, reels, stories, linkedin, seguidores, ganhar seguidores, engajamento, algoritmo, influencer, influenciador, creator, criador de conteúdo, hashtag, curtidas, likes, monetizar, post, postar, feed, canal no youtube, inscritos, thumbnail, twitch, streamer,
      for you, kwai, comparação nas redes, views, whatsapp, grupo da família, podcast`,
    weak: 'conteúdo, perfil, comentários, vídeo, alcance, horário, legenda, viral, bio, nicho',
  },
  {
    tag: 'viralização',
    strong:
      'viralizar, viral, viralização, viraliza, viralizou, bombar, vídeo viral, for you, fyp, flopar, flopou, hitar, estourar no tiktok, 200 views, duzentas views, views, prender atenção, retenção, compartilhamento, algoritmo, tiktok, trend',
    weak: 'alcance, gancho, engajamento, compartilhar, reels, algoritmo, visualizações',
  },
  {
    tag: 'storytelling',
    strong:
      'storytelling, contar história, contar histórias, contar uma história, roteiro, narrativa, gancho, clickbait, suspense, final explicado, spoiler, filme, filmes, netflix, personagem, livro de ficção, ficção, romance, crônica, escritor, resenha, cinema, booktok',
    weak: 'história, série, emoção, título, leitura, autor, livro, plot',
  },
  {
    tag: 'fotografia e vídeo',
    strong:
      'fotografia, foto, fotos, fotografar, selfie, câmera, gravar vídeo, gravar vídeos, gravar com celular, edição de vídeo, editar vídeo, edição, capcut, legenda no vídeo, iluminação, ring light, luz natural, enquadramento, microfone de lapela, thumbnail, vergonha de gravar, vídeo curto, corte seco, filmar, filmagem, retrato, teleprompter, transição de vídeo, lente',
    weak: 'luz, gravar, áudio, celular, vídeo, cortes, aparecer',
  },
  {
    tag: 'música',
    strong: `música, músicas, violão, guitarra, tocar violão, acordes, cantar, afinar a voz, aula de canto, piano, teclado, bateria musical, beat, spotify, compor, cantor, cantora, sertanejo, funk, ouvir música, playlist, produzir música, produção musical, direitos autorais, letra de música, pestana, forró, dança, dançar, sanfona, violino, flauta, instrumento`,
    weak: 'dedo, afinação, voz, ritmo, instrumento, palco',
  },
  {
    tag: 'e-commerce',
    strong:
      'e-commerce, ecommerce, loja online, loja virtual, shopee, shein, mercado livre, dropshipping, frete, frete grátis, carrinho abandonado, marketplace, compra online, comprar online, comprar roupa online, avaliações de produto, tiktok shop, taxa das blusinhas, devolução, amazon, importação, aliexpress, enjoei',
    weak: 'loja, site, entrega, produto, vender, avaliação, troca',
  },
  {
    tag: 'direito do consumidor',
    strong:
      'direito do consumidor, direitos do consumidor, consumidor, comprar pela internet, comprar online, compra online, compras online, loja não entregou, procon, defeito, produto com defeito, direito de troca, garantia, cobrança indevida, arrependimento, reclame aqui, propaganda enganosa, cancelar assinatura, reembolso, voo cancelado, voo atrasado, nota fiscal, produto veio errado, plano de saúde negou, negativação indevida, venda casada',
    weak: 'loja, compra, troca, prazo, multa, contrato, devolver, taxa',
  },
  {
    tag: 'segurança digital',
    strong:
      'segurança digital, golpe, golpes, golpe do pix, golpista, clonado, clonar whatsapp, whatsapp clonado, senha, senhas, privacidade, hacker, hackearam, invadiram, phishing, falso banco, falsa central, vazamento de dados, deepfake, pirâmide financeira, pirâmide, fraude, link falso, caiu no golpe, roubaram meu celular, nudes vazadas, tv box, antivírus, dois fatores',
    weak: 'pix, banco, link, celular, ligação, dados',
  },
  {
    tag: 'tecnologia',
    broad: true,
    strong: `tecnologia, celular lento, celular travando, comprar celular, escolher celular, trocar de celular, iphone, galaxy, xiaomi, notebook, computador, pc, ssd, windows, wi-fi, internet lenta, alexa, casa inteligente, smart tv, aplicativo, aplicativos, apps, planilha, excel, automação, automatizar, chatbot, bateria do celular, bateria viciada, memória cheia, formatar, tablet, programação, inteligência artificial, 5g, placa de vídeo, wifi, roteador, streaming`,
    weak: 'celular, internet, app, bateria, memória, lento, custo-benefício',
  },
  {
    tag: 'ia',
    strong: `ia, ias, inteligência artificial, chatgpt, chat gpt, gpt, gemini, claude, copilot, prompt, prompts, midjourney, robô vai roubar, deepfake, ia no trabalho, automação, chatbot, machine learning, ia generativa, substituído por robô, imagem com IA, vídeo com IA`,
    weak: 'profissão, futuro, automatizar, robô, produtividade, texto',
  },
  {
    tag: 'programação',
    strong:
      'programação, programar, programador, programadora, dev, desenvolvedor, python, javascript, java, código, codar, bootcamp, front-end, back-end, software, github, bug, aprender a programar, área de tecnologia, vaga de ti, stack overflow',
    weak: 'tecnologia, vaga, curso, sistema, app',
  },
  {
    tag: 'games',
    strong: `games, game, gamer, jogar videogame, videogame, video game, minecraft, roblox, free fire, cod mobile, fortnite, valorant, cs2, counter strike, lol, league of legends, gta, gta 6, ps5, playstation, xbox, nintendo, switch, pc gamer, placa de vídeo, twitch, streamer, loot box, fifa, ea fc, efootball, cartola, emulador, jogo retrô, jogos antigos, console, subir de elo, sensibilidade, jogos, fps, skin, gacha, speedrun, campanha do jogo, elo`,
    weak: 'jogo, jogar, ranking, live, vício, joystick, controle, boss',
  },
  {
    tag: 'carreira',
    broad: true,
    strong: `carreira, emprego, trabalho, mudar de carreira, transição de carreira, pedir aumento, aumento, promoção no trabalho, salário, demissão, pedir demissão, demitido, desempregado, desempregada, desemprego, seguro-desemprego, clt, pj, chefe, chefe tóxico, chefe ruim, assédio moral, colega de trabalho, fofoca no trabalho, home office, primeiro emprego, estágio, estagiário, profissão,
      currículo, linkedin, networking, burnout, faculdade vale a pena, diploma, aviso prévio, hora extra, férias, fgts, direitos trabalhistas, vaga, escala 6x1, carteira assinada, recolocação, jovem aprendiz, teste vocacional`,
    weak: 'empresa, equipe, reunião, salário, trabalhar, recomeçar, processo, acordo',
  },
  {
    tag: 'entrevista de emprego',
    strong:
      'entrevista de emprego, entrevista, recrutador, recrutadora, recrutamento, pontos fracos, currículo, processo seletivo, fale sobre você, dinâmica de grupo, primeiro emprego, sem experiência, vaga, carta de apresentação, rh',
    weak: 'emprego, nervosismo, linkedin, experiência, contratar, candidato',
  },
  {
    tag: 'liderança',
    strong:
      'liderança, liderar, líder, chefe, chefe tóxico, gestor, gestora, gerente, delegar, feedback, equipe, gestão de pessoas, primeira liderança, time engajado, um a um, coordenador, motivar equipe, cobrar a equipe, reunião',
    weak: 'empresa, funcionário, colaboradores, reunião, elogio, cobrança',
  },
  {
    tag: 'trabalho remoto',
    strong:
      'trabalho remoto, home office, remoto, híbrido, teletrabalho, trabalhar de casa, trabalhar em casa, nômade digital, presencial, volta ao escritório, reunião online, videochamada, zoom, voltar pro presencial, vaga remota',
    weak: 'escritório, produtividade, equipe, trânsito, reunião',
  },
  {
    tag: 'beleza',
    strong: `beleza, maquiagem, make, batom, rímel, delineado, unha, unhas, unha de gel, manicure, esmalte, perfume, perfumes, sobrancelha, cílios, depilação, depilação a laser, pelo encravado, botox, preenchimento, harmonização, harmonização facial, lipo, silicone, procedimento estético, cirurgia plástica, skincare, colágeno, cosmético, micropigmentação, pele madura, corretivo, tatuagem, piercing, celulite, estrias, massagem, drenagem`,
    weak: 'pele, base, laser, autoestima, rosto, salão, creme, fixação, cheiro',
  },
  {
    tag: 'pele',
    strong:
      'pele, skincare, acne, espinha, espinhas, cravo, cravos, melasma, manchas na pele, manchas no rosto, mancha no rosto, protetor solar, filtro solar, fps, bronzeado, bronzear, pele oleosa, pele seca, hidratante, rugas, ruga, flacidez, retinol, ácido, ácido hialurônico, vitamina c no rosto, colágeno, roacutan, botox, limpeza de pele, estria, celulite, dermatologista, anti-idade, sérum, poros, cicatriz de acne, lavar o rosto, micose, oleosidade da pele',
    weak: 'rosto, sol, creme, mancha, rotina, envelhecer, testa, praia',
  },
  {
    tag: 'cabelo',
    strong: `cabelo, cabelos, cachos, cacheado, cacheada, crespo, crespa, frizz, transição capilar, big chop, queda de cabelo, calvície, careca, calvo, minoxidil, finasterida, alopecia, progressiva, alisamento, alisante, formol, chapinha, loiro, loira, mechas, tonalizante, tintura, pintar o cabelo, cronograma capilar, hidratação capilar, umectação, óleo de alecrim, caspa, couro cabeludo, shampoo, xampu, condicionador,
      barba, barba falhada, barbeiro, box braids, tranças, entradas na testa, biotina, fio branco, escova, day after, fitagem, pontas duplas, cabelo branco, grisalho, trança, lace, mega hair`,
    weak: 'fios, ressecado, óleo, salão, volume, máscara, quebra, entradas, raiz',
  },
  {
    tag: 'moda',
    strong: `moda, roupa, roupas, look, look do dia, guarda-roupa, guarda-roupa cápsula, brechó, garimpo, plus size, estilo pessoal, coloração pessoal, vestido, madrinha, terno, camisa, calça, jeans, sapato, tênis branco, bolsa, shein, costura, costurar, máquina de costura, fast fashion, armário, repetir roupa, segunda mão, réplica, acessórios, alfaiataria, vestir, vestir bem, me vestir, cartela de cores`,
    weak: 'estilo, festa, comprar, tecido, peças, barato, silhueta',
  },
  {
    tag: 'casa e organização',
    strong: `organizar a casa, casa organizada, organização da casa, bagunça, casa bagunçada, faxina, limpeza da casa, limpeza, limpar, mofo, mancha na roupa, roupa branca, encardido, água sanitária, banheiro, gaveta, desapego, destralhar, louça, tarefas domésticas, dona de casa, divisão de tarefas, decorar, decoração, decorar a casa, reforma, pedreiro, quarto pequeno, sala pequena, apartamento pequeno, kitnet, tomada, vazamento, conserto, infiltração, torneira, chuveiro, conta de luz, morar sozinho,
      morar sozinha, primeira casa, geladeira, despensa, máquina de lavar, lavar roupa, armário da cozinha, ar-condicionado, vizinho, condomínio, síndico, amaciante`,
    weak: 'casa, arrumar, organizar, cozinha, quarto, móvel, sujeira, produto, parede',
  },
  {
    tag: 'jardinagem',
    strong: `jardinagem, jardim, planta, plantas, suculenta, suculentas, cacto, orquídea, orquídeas, horta, vaso de planta, regar, rega, adubo, compostagem, composteira, minhoca, samambaia, jiboia, zamioculca, folha amarela, quintal, grama, poda, podar, terra vegetal, vasinho, pulgão, cochonilha, jabuticabeira, manjericão, limoeiro, fruta em vaso, plantar, rosa do deserto, casca de banana na planta, gelo na orquídea, roça, sítio, girassol, roseira, flores`,
    weak: 'vaso, muda, mudas, varanda, sol, folha, raiz, gelo, sombra, florir, fruta',
  },
  {
    tag: 'sustentabilidade',
    strong:
      'sustentabilidade, sustentável, meio ambiente, reciclagem, reciclar, lixo, plástico, pegada de carbono, aquecimento global, mudança climática, consumo consciente, desperdício, energia solar, carro elétrico, compostagem, composteira, segunda mão, desmatamento, ecológico, lixo zero, economizar energia, fast fashion, desperdício de comida, poluição, oceano',
    weak: 'planeta, carne, água, brechó, energia, clima',
  },
  {
    tag: 'pets',
    strong: `pet, pets, cachorro, cachorros, cão, cães, cadela, gato, gatos, gata, filhote, adestrar, adestramento, ração, petisco, veterinário, xixi no lugar certo, xixi fora do lugar, latir, late, miado, coleira, ansiedade de separação, vira-lata, adoção de animal, castração, castrar, calopsita, coelho, hamster, peixe, aquário, sachê, arranhador, arranhar, tutor, bicho, patas, pulga, caixa de areia, focinho, ronronar, pitbull, shih tzu, labrador`,
    weak: 'passeio, morder, animal, ração, pelos, vacina, xixi, passear',
  },
  {
    tag: 'viagem',
    strong: `viagem, viagens, viajar, viajando, passagem aérea, passagem, passagens, avião, voo, aeroporto, mala, mala de mão, bagagem, mochilão, hotel, hostel, airbnb, praia, praias, gramado, campos do jordão, roteiro de viagem, turismo, turista, férias, milhas, disney, europa, nordeste, jericoacoara, porto de galinhas, búzios, intercâmbio, carnaval, são joão, réveillon, resort, viajar sozinha, bate e volta, feriado, fernando de noronha, lençóis maranhenses, fazer trilha, trilhas na mata, acampar, camping, morar fora, imigrar`,
    weak: 'destino, roteiro, dólar, passeio, serra, frio, passaporte, inverno',
  },
  {
    tag: 'automotivo',
    strong: `carro, carros, carro usado, seminovo, carro elétrico, híbrido, byd, moto, motos, motoca, motoqueiro, cnh, carteira de motorista, tirar carteira, habilitação, autoescola, baliza, medo de dirigir, dirigir, gasolina, etanol, combustível, mecânico, óleo do motor, freio, pneu, calibrar, luz no painel, ipva, multa, multas, multa de trânsito, seguro do carro, fusca, opala, kombi, uber, motorista, trânsito, capacete, motoboy, estacionar, volante, câmbio automático, tabela fipe, carro popular, lavar o carro, polir, detran, lei seca, blitz, caminhão, caminhoneiro, carreta`,
    weak: 'consumo, revisão, bateria, seguro, óleo, financiar, lataria, quilometragem',
  },
  {
    tag: 'religião e espiritualidade',
    strong: `deus, jesus, fé, bíblia, oração, orar, rezar, reza, igreja, culto, missa, pastor, padre, evangélico, católico, católica, cristão, cristã, salmo, devocional, terço, nossa senhora, santo, promessa ao santo, umbanda, candomblé, orixá, terreiro, espírita, espiritismo, budismo, dízimo, pecado, espiritualidade, religião, círio, jejum espiritual, provação, louvor, milagre, namoro cristão, casamento cristão`,
    weak: 'esperança, gratidão, propósito, perdão, promessa, abençoar, alma',
  },
];
