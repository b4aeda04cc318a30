/** Verbs that creators and their audience use; makes finite forms ("paro", "trava") readable. */
export const verbList = `
ficar abandonar abaixar abastecer abrir abusar acabar aceitar acelerar achar acompanhar aconselhar acontecer acordar acreditar acumular adaptar adestrar adiantar
administrar admirar admitir adoecer adorar adotar adquirir adubar afastar afetar afinar afirmar afogar agarrar agendar agir agradar agradecer agredir aguentar
ajudar ajustar alcançar alegrar alimentar alinhar alisar aliviar almoçar alongar alugar amadurecer amamentar amar amassar ameaçar ampliar analisar andar
animar anotar ansiar anunciar apagar apaixonar apanhar aparar aparecer apertar aplicar apodrecer apoiar apontar aposentar apostar aprender apresentar aprofundar aprovar
aproveitar aproximar aquecer arder argumentar armar armazenar arranhar arranjar arrasar arrecadar arrepender arriscar arrumar assaltar assar assinar assistir assumir
assustar atacar atender aterrar atingir ativar atrair atrapalhar atrasar atravessar atualizar atuar aumentar automatizar avaliar avançar avisar bagunçar baixar
balançar bancar barganhar barrar bastar batalhar bater beber beijar beliscar bloquear bordar botar brigar brilhar brincar brotar bronzear bugar buscar caber caçar cadastrar
cair calar calcular calibrar caminhar cancelar cansar cantar capturar carregar casar castigar castrar causar cavar ceder celebrar cercar chamar chatear checar chegar cheirar chorar
chutar chupar cicatrizar citar clarear clicar clonar cobrar cobrir coçar colar colecionar colher colocar colorir combater combinar começar comemorar comentar comer cometer
comparar compartilhar compensar competir completar complicar compor comprar compreender comprometer comprovar comunicar concentrar concluir concordar concorrer condicionar conduzir
conectar conferir confessar confiar configurar confirmar confundir congelar conhecer conquistar conseguir conservar considerar consertar constranger construir consultar consumir contar
contatar conter continuar contornar contratar contribuir controlar convencer conversar converter convidar conviver copiar correr corresponder corrigir cortar costurar cozinhar crescer criar criticar
cruzar cuidar culpar cultivar cumprir curar cursar curtir custar customizar dançar dar debater decidir declarar decolar decorar dedicar defender definir deitar deixar delegar
deletar demitir demonstrar demorar denunciar depender depilar derrubar desabafar desabrochar desacelerar desafiar desaparecer desapegar desbloquear descansar descartar descascar descer
descobrir descolorir desconfiar desconectar descontar descrever desculpar desejar desenhar desenrolar desentupir desenvolver desfazer desfraldar desgastar desidratar desinchar desistir desligar desmamar
desmaiar desmontar desobedecer despedir despencar desperdiçar despertar destacar destravar destruir detestar dever devolver diagnosticar diferenciar digerir digitar dirigir disciplinar discutir
disfarçar disparar disputar distrair divertir dividir divorciar divulgar dizer doar dobrar doer domar dominar dormir dublar duplicar durar duvidar economizar edificar editar educar elaborar
elogiar emagrecer embalar embarcar embelezar emendar emigrar emocionar emperrar empacar empreender emprestar empurrar encaixar encarar encerrar encher encolher encomendar encontrar encravar endividar enfeitar enfraquecer
enfrentar enganar engajar engasgar engatinhar engolir engordar engravidar enjoar enlouquecer enrolar enrugar ensaiar ensinar entediar entender enterrar entrar entregar entrevistar entupir
envelhecer enviar envolver enxaguar enxergar enxugar equilibrar errar escalar escolher esconder escovar escrever escutar esfoliar esforçar esfriar esgotar espalhar especializar esperar espirrar
esquecer esquentar estabelecer estacionar estimular estourar estragar estruturar estudar esvaziar evitar evoluir examinar excluir executar exercitar existir experimentar explicar explorar expor expressar expulsar
fabricar facilitar falar falhar faltar fantasiar farejar fatiar faturar favorecer faxinar fazer fechar ferir ferver fidelizar filmar finalizar financiar fingir firmar fixar flertar flexibilizar florescer florir flutuar focar
fofocar forçar formar formatar fornecer fortalecer fotografar fraturar frear frequentar fritar frustrar fugir fumar funcionar furar ganhar garantir garimpar gastar gerar gerenciar gerir germinar
gostar governar gozar gravar gritar grudar guardar guiar habituar harmonizar herdar hesitar hidratar higienizar hospedar humilhar identificar ignorar iluminar ilustrar imaginar imitar imigrar impedir implantar implementar importar impor impressionar imprimir
impulsionar inchar incentivar incluir incomodar indicar influenciar informar iniciar inspirar instalar insistir insultar integrar interessar interpretar interromper introduzir inventar
investigar investir ir irritar isolar jantar jejuar jogar juntar jurar justificar lamber lançar largar lascar latir lavar legalizar legendar lembrar ler levantar levar liberar liberar liderar lidar
ligar limitar limpar livrar localizar lotar lucrar lutar machucar madrugar magoar malhar mamar mandar manipular manifestar manter maquiar marcar mastigar matar mediar medir meditar melhorar
memorizar menstruar mentir mergulhar merecer meter mexer miar mimar minerar misturar mobiliar modelar molhar monetizar montar morar morder morrer mostrar motivar mover movimentar mudar multiplicar murchar nadar
namorar narrar nascer naturalizar navegar necessitar negar negativar negociar nivelar notar nutrir obedecer observar obter ocupar odiar oferecer ofender olhar operar orar organizar orientar ouvir ousar
pagar paquerar parar parcelar parcelar parecer parir participar partir passar passear patinar patrocinar pechinchar pedalar pedir pegar pelar penar pensar pentear perceber perder perdoar perfumar perguntar permitir perseguir persistir
pertencer pesar pescar pesquisar pilotar pingar pintar pisar piorar planejar plantar podar poder polir pontuar por pôr posicionar possuir postar poupar praticar precificar precisar preencher preferir prejudicar prender
preocupar preparar preservar prestar prevenir priorizar procrastinar procurar produzir programar progredir proibir prometer promover pronunciar propor prosperar proteger provar proporcionar provocar publicar pular puxar quebrar queimar
querer questionar raciocinar raspar reagir realizar rebaixar recarregar receber reciclar reclamar recomeçar recomendar reconciliar reconhecer reconquistar reconstruir recorrer recuperar recusar redecorar redescobrir reduzir refazer refletir reforçar reformar
regar registrar regularizar rejuvenescer relacionar relaxar relembrar remover render renegociar renovar reparar repetir repor representar reprogramar reprovar requerer resgatar resolver respeitar respirar
responder ressecar restaurar retirar retomar reunir reutilizar revelar revender rever revisar rezar rimar rir roçar roer rolar roncar roubar saber sacar sacrificar sair salvar sangrar sarar satisfazer secar
seduzir seguir segurar selecionar sentar sentir separar ser servir significar silenciar simplificar sobrar sobreviver sofrer solar soltar somar sonhar soprar sorrir sortear suar subir substituir sufocar sugerir sujar sumir superar suportar surfar surgir surpreender surtar
sustentar tatuar tecer temer temperar tentar ter terceirizar terminar testar tingir tirar tocar tolerar tomar torcer tornar tossir trabalhar traduzir trair trancar transar transferir transformar transmitir transportar
tratar travar trazer treinar tricotar trincar triplicar trocar turbinar umedecer unir urinar usar utilizar vacinar valer valorizar variar vazar vencer vender ver vestir viajar viciar vigiar vingar vir viralizar virar visitar viver vivenciar voar
voltar vomitar votar xingar zerar zoar estar faltar grelhar assoprar empanar marinar confeitar sovar descongelar harmonizar alfabetizar acalmar acolher adormecer arrotar ninar engatinhar desobedecer socializar desestressar desinflamar desintoxicar definir tonificar hipertrofiar
empilhar rebocar assentar parafusar lixar envernizar impermeabilizar vedar desparafusar soldar dedetizar descupinizar emoldurar desencardir desengordurar lustrar desinfetar aspirar varrer
investir poupar quitar negativar declarar abater sonegar restituir protestar processar indenizar recorrer contestar divorciar herdar partilhar adotar registrar despejar
codar debugar deployar prototipar hackear streamar upar farmar craftar rushar rankear spammar printar stalkear shippar flopar hitar bombar engajar lacrar printar gamificar
`;
