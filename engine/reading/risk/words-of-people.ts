/**
 * People and animals, as concepts. `NAME = words`: nouns, each with its plural; `NAME < verbs`: infinitives, each with its forms;
 * `_` joins the words of a phrase; a name in capitals brings the words of another concept along.
 */
export const wordsOfPeople = `
PARENT = mae pai mainha painho mamae papai mamai madrasta padrasto genitor genitora coroa paizao maezinha paizinho
ELDER = vo vovo voo avo vozinha vozinho vovozinha bisavo bisa voinha voinho nono nona
SIBLING = irmao irma irmaos irmaozinho irmazinha mano mana maninho maninha gemeo gemea cacula
OFFSPRING = filho filha filhinho filhinha bebe nenem nene enteado enteada neto neta sobrinho sobrinha afilhado afilhada netinho netinha sobrinha sobrinho bebezinho moleque
INLAW = sogro sogra cunhado cunhada genro nora tio tia primo prima titio titia padrinho madrinha tiozinho
PARTNER = marido esposo esposa namorado namorada companheiro companheira noivo noiva parceiro parceira mozao boy ficante conjuge mozin namorido mulher
EX = ex ex_marido ex_namorado ex_namorada ex_mulher ex_esposa ex_companheiro
FRIEND = amigo amiga colega coleguinha melhor_amigo melhor_amiga amigao parca comadre compadre bff miga
AUTHORITY = chefe patrao patroa professor professora treinador tecnico pastor padre medico medica doutor vizinho vizinha gerente supervisor tutor delegado encarregado zelador instrutor psicologo fisioterapeuta massagista diacono bispo missionario lider pai_de_santo personal ginecologista dentista caseiro motorista
KIN = PARENT ELDER SIBLING OFFSPRING INLAW PARTNER familia
LOVED = KIN FRIEND
ADULT = PARENT ELDER SIBLING INLAW PARTNER EX AUTHORITY
PET = gato gata gatinho gatinha cachorro cachorra cachorrinho cachorrinha dog doguinho cao caes cadela pet vira_lata pitbull filhote passarinho calopsita hamster coelho papagaio periquito bichinho canario
WILD = pombo pomba capivara macaco sagui gamba sarue tatu onca paca tartaruga arara tucano jacare passaro ave cavalo egua jumento burrinho bicho animal boi vaca galo porco lagarto calango sapo morcego coruja cobra veado quati jabuti golfinho peixe_boi bezerro potro tamandua saruzinho
ANIMAL = PET WILD
CHILD = crianca criancinha menino menina menininho menininha garotinho garotinha bebe nenem nene guri guria piazinho enteado enteada filho filha sobrinho sobrinha irmaozinho irmazinha primo_pequeno prima_pequena priminho priminha aluno aluna aluninho coleguinha adolescente pirralho curumim moleque crianças filhinho filhinha neto neta afilhado afilhada molecada
YOUNG = crianca criancinha menor menor_de_idade menina menininha garotinha garota garoto garotinho menino novinha novinho adolescente aluna aluno lolita ninfeta infantil mini_garota pre_adolescente fundamental sub_11 sub_13 sub_12 sub_15 ensino_fundamental guriazinha mirim teen estudante colegial escolinha moleque muleque quinta_serie sexto_ano setimo_ano oitavo_ano
HE = ele ela eles elas
ME = me mim mi comigo
MINE = meu minha meus minhas nosso nossa
OTHERS = dela dele deles delas alheio alheia alguem outro outra outros pessoa pessoas
TARGET = familia pais irmaos parente idoso PARENT ELDER SIBLING INLAW PARTNER EX AUTHORITY FRIEND HE alguem pessoa gente cara mina homem muie sujeito fulano outro otario juiz arbitro bandeirinha jogador diretor diretora devedor caloteiro agiota talarico talarica amante rival inimigo inimiga desafeto policial pm policia politico presidente prefeito vereador deputado ministro testemunha vitima pedofilo ladrao bandido traidor traidora corno dono dona turma torcedor motoboy entregador funcionario empregado empregada aluno aluna moleque muleque menino menina garota garoto rapaz moca segurança cobrador inquilino sindico ex_socio socio x9 dedo_duro valentao cliente jornalista influencer youtuber guarda porteiro vagabunda vagabundo desgracado desgracada piranha safado safada concorrente familia_dela quem_me meu_filho
CRUSH = crush ficante amante atriz ator famoso famosa cantora cantor mina menina moca garota mulher paquera peguete rolo contatinho colega vizinha vizinho testemunha fulana pessoa alguem amiga streamer influencer professora atendente boy match
VULNERABLE = mendigo mendinga mendingo morador_de_rua moradores_de_rua noia cracudo idoso idosa velhinho velhinha deficiente cadeirante autista down cego surdo gago mudo gordinho gordinha gordo gorda crente catador andarilho anao mancha retardado aleijado novata novato nerd manco sem_teto bebado_na_rua morador_de_calcada sindrome_de_down demente
`;
