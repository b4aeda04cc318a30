/** Hand-checked feminine nouns. `_` stands for a space, a final `*` for a word that is only used in the plural. */
export const feminineNouns = `
abstinência academia acne agulha alergia alopecia alta amígdala amamentação anemia anestesia anorexia
ansiedade apneia artrite artrose asma autoestima autoimagem axila azia bactéria barba barriga bexiga boca
bochecha bulimia cabeça cãibra calvície candidíase caspa catarata catapora caxumba celulite cesárea
cesariana cicatriz cintura circulação cirurgia clavícula clínica coceira cólica coluna compulsão
conjuntivite consulta costela coxa creatina crise cura cárie dengue depressão derme dermatite diabetes
diarreia dieta digestão disciplina disfunção dor doença dopamina endometriose energia enxaqueca epilepsia
escoliose espinha esteira estria exaustão febre ferida fertilidade fibra fibromialgia fisioterapia flacidez
flexibilidade fobia fome força fratura frequência garganta gastrite gengiva gestação glicose gordura
gravidez gripe hemorroida hérnia hidratação higiene hipertensão hipertrofia hipnose homeopatia
hiperatividade icterícia imunidade infecção infertilidade inflamação insônia insulina intolerância íris
labirintite lactose lágrima língua lombalgia lombar longevidade malhação mama mamografia mão mamadeira massa
massagem medicina meditação melatonina memória menopausa menstruação mente micose mobilidade musculação
náusea nuca nutrição obesidade olheira orelha osteoporose ovulação paciência palpitação panturrilha papinha
papada pedra pele perna pílula pneumonia pós-menopausa postura pressão próstata proteína pupila queda
queimadura quimioterapia reabilitação recaída receita rinite ressaca rosácea ruga saúde sede serotonina
sexualidade síndrome sinusite sobrancelha solidão sonolência soneca sonda tatuagem tendinite tensão terapia
testosterona tireoide tontura tosse TPM trombose tuberculose unha urina vacina varizes* veia visão vitamina
vontade voz vértebra vista TEPT SOP DST IST autolesão automutilação bipolaridade esquizofrenia água abóbora
abobrinha alface alimentação amêndoa amora aveia azeitona baguete balança banana batata batata-doce baunilha
bebida berinjela beterraba bala bisnaguinha bolacha borda cachaça caipirinha caponata carne castanha cebola
ceia cenoura cereja cerveja chia churrasqueira cobertura coca-cola colher comida compota confeitaria
confraternização couve coxinha cozinha creatinina cuca dobradinha empada empadinha encomenda ervilha erva
erva-doce esfirra farinha farofa fatia feijoada feira fritura fruta galinha galinhada gelatina geleia
geladeira goiaba goiabada granola guloseima hamburgueria horta hortaliça janta jabuticaba laranja lasanha
lentilha lichia lima linhaça linguiça maçã macarronada maionese manteiga mandioca manga margarina marmita
marmitex melancia mexerica moqueca mortadela mostarda mousse muçarela noz nutella omelete padaria paçoca
paella palha pamonha panela panqueca parmegiana pasta pera picanha pimenta pipoca pitanga pizza polenta
porção quentinha quiche quinoa rabada rabanada ração rapadura refeição rosca rúcula salada salsa salsicha
sardinha semente sobremesa soja sopa tangerina tapioca tequila tilápia torrada torta trufa uva vagem vodca
vodka xícara air_fryer airfryer fritadeira cafeteira chaleira sanduicheira batedeira almofada antena área
bagunça banheira bancada bandeja bucha bomba cadeira caixa calha cama campainha casa chave cerâmica cola
cômoda conta cortina cristaleira cuba decoração descarga dispensa despensa divisória dona escada escova
escrivaninha esponja estante faca fachada faxina fechadura ferramenta festa ferrugem fita flor frigideira
fumaça furadeira gambiarra garagem gaveta goteira grade grama infiltração iluminação janela kitnet kit_net
laje lajota lâmpada lareira lavadora lavanderia limpeza lixeira louça luminária lixadeira luz mancha
mangueira maçaneta máquina marcenaria mesa mesinha mobília moldura mudança obra organização parede
parafusadeira peça persiana pia piscina pintura planta poeira porta prateleira privada propriedade rede
reforma resistência roupa sacada sala sujeira sapateira secadora televisão TV telha tela tinta toalha tomada
torneira traça umidade varanda vassoura vela vidraça zeladoria rotina baba suculenta samambaia orquídea
jiboia zamioculca rosa roseira espada-de-são-jorge costela-de-adão árvore begônia bromélia compostagem
composteira estufa folha lavanda minhoca muda palmeira poda praga raiz rega semeadura terra trepadeira
violeta hortelã abelha ave aranha arara baleia barata borboleta cachorra cadela calopsita cobra coleira cria
égua fera formiga focinheira gata gatinha girafa iguana lagartixa mordida onça ovelha pata pulga raposa
tartaruga tosa vaca veterinária adoção castração amiga amizade avó briga brincadeira babá birra bisavó
chupeta confiança conversa creche criança cunhada desconfiança discussão escolinha escola esposa ex-mulher
ex-namorada fada família filha fralda garota gente herança irmã infância inveja intimidade intuição
introdução juventude lua madrasta madrinha mãe maldade mamãe maternidade mágoa mulher menina moça namorada
neta noiva noite nora paixão paternidade pensão pessoa prima primeira_vez princesa puberdade raiva rebeldia
relação reconciliação saudade separação sedução senhora sexta-feira sogra sobrinha solteira solteirice tia
traição vida vingança violência vó vovó adolescência alfabetização doula enfermeira parteira assinatura
agência agenda alavancagem ação anuidade aposentadoria aposta audiência aula automação autoridade
autorização bet bio blogueira bolsa câmera campanha capa capacitação carteira CLT clientela cobrança
comissão compra comunidade comunicação concorrência conexão contabilidade contratação copy cópia corretora
credibilidade criatividade criptomoeda consultoria data declaração demissão demanda despesa dica dívida
divulgação editoração educação economia edição embalagem empresa entrada entrega entrevista equipe escala
estampa estratégia estreia exportação fatura finanças* foto fotografia franquia fraude função garantia
gestão geração grana graninha greve hashtag headline hora hospedagem identidade ideia IA inteligência imagem
importação impressora independência indústria inflação influência influenciadora inovação instalação
internet inadimplência joia landing_page legenda lei liderança liquidação lista live loja logística loteria
maquininha marca margem média mensalidade mentoria mercadoria mesada meta moeda monetização multa música
negociação newsletter nota notificação oferta operação oportunidade pandemia papelada parceria parcela
pechincha persuasão pesquisa pirâmide plataforma planilha playlist política poupança precificação
previdência prestação privacidade produção produtividade profissão programação proposta propaganda
publicação publicidade qualidade reclamação recompensa regra remuneração renda reputação reserva resenha
restituição reunião revenda segurança Selic senha sociedade startup stack tabela tarefa taxa tecnologia
tendência thumbnail thumb transferência troca vaga venda verba view viralização vitrine vulnerabilidade
webcam LGPD NFT PJ transcrição versão vibe aba tag trend skill build gameplay hitbox sensibilidade skin
lan_house aprendizagem apresentação aprovação apostila arte atenção caligrafia caneta carta carreira ciência
classe concentração constância conversação crase crônica cultura curiosidade curva determinação desistência
didática dificuldade distração dúvida EAD ementa engenharia escrita experiência expressão faculdade
filosofia física fluência formação formatura fala frase geografia graduação história inspiração
interpretação lição leitura letra licença matemática matéria motivação OAB oratória palavra palestra pauta
perda perfeição pontuação pós-graduação prática preguiça procrastinação promoção pronúncia prova psicologia
questão química redação residência revisão sabedoria teoria timidez transição tradução turma universidade
virada vírgula vocação base beleza bijuteria bolsinha bota calça calcinha camisa camiseta camisola chapinha
ciganinha clutch coloração costura cueca depilação echarpe estética esfoliação etiqueta fantasia finalização
fitagem franja gravata jaqueta juba legging lingerie luva make maquiagem manicure máscara mecha meia
micropigmentação moda modelagem navalha nécessaire nuvem paleta papete pedicure penteadeira perfumaria pinça
progressiva pulseira rasteirinha regata saia sandália sapatilha silhueta skincare skin_care sombra sunga
tiara touca trança tesoura textura tintura t-shirt extensão harmonização lipo lipoaspiração rinoplastia
peruca autoescola baliza bateria bike bicicleta blitz buzina caminhonete carona CNH correia embreagem
estrada ferrovia frenagem gasolina lataria locadora manutenção marcha moto motocicleta oficina parte picape
pista placa roda rodovia scooter seguradora suspensão trilha ultrapassagem van velocidade viagem vistoria
viatura alfândega aventura bagagem barraca cachoeira caminhada cidade companhia costa diária excursão
fazenda fila fronteira gastronomia Disney hospedaria ilha lagoa mala mata milha montanha mochila natureza
neve nevasca passagem paisagem parada praia pousada pontualidade rota serra savana travessia terceira_idade
temporada trip vinícola visita volta vila estação rodoviária animação aquarela atriz bailarina balada banda
biografia canção caricatura cantora coreografia cena cerimônia clave comédia crítica dança dancinha
escultura escritora estrofe exposição fanfic ficção flauta gaita guitarra harpa ilustração literatura lógica
mixagem melodia MPB novela orquestra ópera percussão poesia resina rima sanfona série sinfonia sonoplastia
teledramaturgia toada tragédia viola argila miçanga marchetaria reciclagem arbitragem arquibancada
artilharia bola braçada capoeira chuteira corrida copa competição dividida enterrada embaixadinha escalação
falta esgrima fórmula ginástica goleada jogada joelheira Libertadores liga luta maratona manchete natação
olimpíada partida pelada pipa prancha quadra raquete rodada seleção torcida vitória zaga Champions medalha
defesa hidroginástica ioga yoga calistenia alma Bíblia bênção catequese comunhão cruz devoção esperança
espiritualidade eternidade fé graça gratidão hóstia igreja ladainha misericórdia missa Nossa_Senhora oração
Páscoa pregação procissão promessa provação religião romaria salvação tentação umbanda vigília astrologia
numerologia alienação ata advogada calúnia caução causa certidão constituição difamação fiança indenização
intimação justiça liminar Maria_da_Penha medida partilha perícia procuração união justa_causa rescisão
licença-maternidade confeiteira costureira cozinheira cuidadora cabeleireira professora empreendedora
empresária psicóloga médica faxineira vendedora revendedora enfermagem advocacia odontologia arquitetura
administração pedagogia aceitação adrenalina agressividade alegria ambição amargura angústia apatia
autonomia autocompaixão autossabotagem autenticidade autocrítica avaliação bondade carência certeza
comparação conquista consciência coragem culpa decisão decepção dependência desilusão desvantagem dignidade
disposição empatia emoção esperteza estabilidade falsidade felicidade fidelidade frustração firmeza fofoca
gentileza guerra hesitação humildade idade ignorância ilusão impaciência importância impulsividade indecisão
indiferença ingratidão injustiça insegurança insistência integridade jornada lealdade liberdade loucura
maturidade mania melancolia mentira metamorfose monotonia morte necessidade negatividade obsessão opinião
ousadia paz pena persistência personalidade positividade preocupação pressa prioridade procura realidade
realização rejeição resiliência responsabilidade rigidez saída segunda-feira sensação sensualidade
serenidade simplicidade sinceridade situação sorte superação superstição ternura tolerância tranquilidade
tristeza utilidade validação vaidade vantagem vergonha verdade virtude abordagem aldeia ameaça amplitude
análise aparência arma assistência atitude atividade avenida bandeira batalha beira biblioteca bolha
borracha brecha brisa busca caça cadeia camada carga caridade caverna cesta chama chance chuva coisa coleção
combinação condição conclusão confusão consequência construção cor corda coroa corrente crença criação
cruzada dama década delegacia delícia diferença dimensão direção distância diversão divisão dose dupla
edícula eletricidade eleição emergência enchente época espera espécie esquina etapa evolução exceção
exigência existência explicação faixa falha farmácia fase figura fogueira fonte forma fortuna fuga gíria
gorjeta imaginação imprensa inauguração infraestrutura intenção invenção jarra jogatina lama lança lata
legislação lenda linha linguagem lona madeira madrugada magia maioria manhã maravilha mecânica mensagem
mídia mina missão moradia multidão nação norma novidade objeção ocasião onda opção ordem origem página palma
paixonite passarela pausa pegada pilha plantação plateia poluição ponta ponte população posição posse
potência precaução presença previsão pegadinha proibição proteção provocação prosperidade quantia quantidade
quarentena quarta-feira quina quinta-feira quitanda rampa razão reação recepção região reposição
representação repressão república resposta revista revolução rifa riqueza rua ruína sacola saudação seção
seca seda segunda_mão seita selva semana semelhança seringa sessão sigla sirene soberania soma superfície
surpresa tampa tarde tática taça teimosia telefonia temperatura tempestade tentativa terça-feira testa
tigela toca tonelada torre tradição trapaça travessura tribo tropa unidade usina vala validade variedade
vigilância vizinhança vizinha voltagem zona terceirização papelaria pochete película capinha caneca
cartolina cartola cédula cicatrização crosta cutícula dentadura espuma gaze glicemia hemoglobina lente
mamoplastia massinha microbiota microfisioterapia mosca nebulização ortodontia panificação parafina pastilha
pipeta pomada prótese quarentona radioterapia seborreia talassemia virose lace mega-sena call tier_list
speedrun DLC smart_TV blusa maria-sem-vergonha jabuticabeira rosa-do-deserto pimenteira babosa
espada_de_são_jorge costela_de_adão moela costelinha fraldinha maminha alcatra bisteca tábua canja canjica
maniçoba buchada caldeirada quirera pururuca agorafobia claustrofobia misofonia neurodivergência
superdotação dislexia discalculia vasectomia laqueadura camisinha libido ejaculação ereção vagina vulva
fimose urologia DIU menarca friend_zone sogrinha DR segunda dissertação tese monografia bibliografia ABNT
tabuada fração equação porcentagem geometria álgebra trigonometria astronomia sociologia barreira
niacinamida nail_art francesinha blindagem cutilagem henna depiladora primeira habilitação ladeira rotatória
ré ciclovia motoneta CG Biz Kombi Hilux Saveiro Strada S10 Titan Fan Hornet trabalheira treta pegação zoeira
noitada night bebedeira mesmice papagaiada bagaça galera facul poltrona manta válvula mediunidade
reencarnação simpatia macumba quaresma Semana_Santa crisma pastora freira UPA UBS CIPA LOAS pejotização
folga férias* Netflix minissérie sitcom trilogia saga HQ distopia autobiografia dublagem selfie Black_Friday
Festa_Junina quermesse quadrilha boate despedida bodas* colação imigração cidadania green_card chapada
dunas* falésia Alexa Siri Shopee LCI LCA NuConta vez lesão prisão ficha caloria besteira flexão cafeína
psicanálise automaquiagem virilha criolipólise cera cartela colorimetria semijoia grife comprinha blusinha
pizzaria marmitaria lanchonete artesã lembrancinha dinâmica polícia ortografia concordância palmada
consultora sacoleira técnica barbearia engenheira biologia jardinagem autodisciplina maconha cefaleia
arritmia autoconfiança autoajuda célula bruxaria borra casca cochonilha pitangueira acerola pose pestana
partitura escalada cortada manobra peneira lancheira alfaiataria zumba escritura pergunta areia mira novena
pomba corretagem cota alíquota arrecadação isenção malha aliança grinalda lembrança cafeteria sorveteria
açaiteria peixaria farmacinha drogaria ótica joalheria sapataria floricultura funilaria borracharia
vidraçaria serralheria gráfica imobiliária construtora confecção gramática casinha leishmaniose giárdia
sarna otite vermifugação chipagem ninhada cadelinha galinha-d'angola codorna coelha tartaruguinha jaca
graviola siriguela pitaya ameixa framboesa avelã macadâmia noz-pecã castanha-do-pará endívia acelga escarola
chicória salsinha cebolinha sálvia páprica cúrcuma canela noz-moscada maisena crepioca canjiquinha cocada
maria-mole paçoquinha queijadinha panna_cotta fritada piracanjuba pescada tainha merluza lula lagosta ostra
tripa jardineira salopete saia-calça pantalona bermuda lantejoula organza viscose microfibra sarja chita
galoneira entretela bainha pence prega barra ombreira gola cava esmaltação base_coat toxina rinomodelação
bichectomia otoplastia blefaroplastia carboxiterapia drenagem massoterapia acupuntura auriculoterapia
aromaterapia fitoterapia osteopatia quiropraxia ozonioterapia pneumologia cardiologia dermatologia geriatria
pediatria ortopedia oncologia hematologia endoscopia colonoscopia tomografia ressonância densitometria
vacinação sequela cistite vaginose clamídia gonorreia sífilis hepatite cirrose pancreatite apendicite
gastroenterite bronquite bronquiolite laringite amigdalite miopia hipermetropia presbiopia foliculite
psoríase urticária escabiose pediculose fadiga anosmia taquicardia hipoglicemia desidratação intoxicação
hipocondria cleptomania paranoia psicose mitomania nostalgia euforia serenata seresta cantiga parlenda
fábula epopeia trova quadrinha dipirona paquera
poetisa jogadora coruja capivara ema águia maritaca cacatua anta jaguatirica zebra pantera
hiena lontra ariranha foca orca lula-gigante água-viva rã perereca jararaca sucuri jiboia-constritora
cigarra libélula lesma piranha carpa cabra mula azaleia tulipa hera kombucha gyoza
bruschetta air-fryer lhasa onça-pintada lebre gralha garça cegonha andorinha abelha-rainha vespa joaninha
estrela-do-mar arraia raia truta enguia salamandra tartaruga-marinha cobra-coral cascavel aranha-armadeira viúva-negra margarida
hortênsia camomila araucária jaqueira seringueira cerejeira oliveira macieira goiabeira amoreira benzedeira rendeira
baiana cigana vaquejada cavalhada folia congada gincana gravura xilogravura charge vitrola rabeca
zabumba cuíca tuba trompa alfaia bússola lupa luneta ampulheta armadura espada flecha
catapulta
`;
