/** Verbs that creators and their audience use; makes finite forms ("paro", "trava") readable. */
export const verbList = `
ficar abandonar abaixar abastecer abrir abusar acabar aceitar acelerar achar acompanhar aconselhar acontecer acordar acreditar acumular adaptar adestrar
adiantar administrar admirar admitir adoecer adorar adotar adquirir adubar afastar afetar afinar afirmar afogar agarrar agendar agir agradar agradecer agredir
aguentar ajudar ajustar alcançar alegrar alimentar alinhar alisar aliviar almoçar alongar alugar amadurecer amamentar amar amassar ameaçar ampliar analisar
andar animar anotar ansiar anunciar apagar apaixonar apanhar aparar aparecer apertar aplicar apodrecer apoiar apontar aposentar apostar aprender apresentar
aprofundar aprovar aproveitar aproximar aquecer arder argumentar armar armazenar arranhar arranjar arrasar arrecadar arrepender arriscar arrumar assaltar
assar assinar assistir assumir assustar atacar atender aterrar atingir ativar atrair atrapalhar atrasar atravessar atualizar atuar aumentar automatizar
avaliar avançar avisar bagunçar baixar balançar bancar barganhar barrar bastar batalhar bater beber beijar beliscar bloquear bordar botar brigar brilhar
brincar brotar bronzear bugar buscar caber caçar cadastrar cair calar calcular calibrar caminhar cancelar cansar cantar capturar carregar casar castigar
castrar causar cavar ceder celebrar cercar chamar chatear checar chegar cheirar chorar chutar chupar cicatrizar citar clarear clicar clonar cobrar cobrir
coçar colar colecionar colher colocar colorir combater combinar começar comemorar comentar comer cometer comparar compartilhar compensar competir completar
complicar compor comprar compreender comprometer comprovar comunicar concentrar concluir concordar concorrer condicionar conduzir conectar conferir confessar
confiar configurar confirmar confundir congelar conhecer conquistar conseguir conservar considerar consertar constranger construir consultar consumir contar
contatar conter continuar contornar contratar contribuir controlar convencer conversar converter convidar conviver copiar correr corresponder corrigir cortar
costurar cozinhar crescer criar criticar cruzar cuidar culpar cultivar cumprir curar cursar curtir custar customizar dançar dar debater decidir declarar
decolar decorar dedicar defender definir deitar deixar delegar deletar demitir demonstrar demorar denunciar depender depilar derrubar desabafar desabrochar
desacelerar desafiar desaparecer desapegar desbloquear descansar descartar descascar descer descobrir descolorir desconfiar desconectar descontar descrever
desculpar desejar desenhar desenrolar desentupir desenvolver desfazer desfraldar desgastar desidratar desinchar desistir desligar desmamar desmaiar desmontar
desobedecer despedir despencar desperdiçar despertar destacar destravar destruir detestar dever devolver diagnosticar diferenciar digerir digitar dirigir
disciplinar discutir disfarçar disparar disputar distrair divertir dividir divorciar divulgar dizer doar dobrar doer domar dominar dormir dublar duplicar
durar duvidar economizar edificar editar educar elaborar elogiar emagrecer embalar embarcar embelezar emendar emigrar emocionar emperrar empacar empreender
emprestar empurrar encaixar encarar encerrar encher encolher encomendar encontrar encravar endividar enfeitar enfraquecer enfrentar enganar engajar engasgar
engatinhar engolir engordar engravidar enjoar enlouquecer enrolar enrugar ensaiar ensinar entediar entender enterrar entrar entregar entrevistar entupir
envelhecer enviar envolver enxaguar enxergar enxugar equilibrar errar escalar escolher esconder escovar escrever escutar esfoliar esforçar esfriar esgotar
espalhar especializar esperar espirrar esquecer esquentar estabelecer estacionar estimular estourar estragar estruturar estudar esvaziar evitar evoluir
examinar excluir executar exercitar existir experimentar explicar explorar expor expressar expulsar fabricar facilitar falar falhar faltar fantasiar farejar
fatiar faturar favorecer faxinar fazer fechar ferir ferver fidelizar filmar finalizar financiar fingir firmar fixar flertar flexibilizar florescer florir
flutuar focar fofocar forçar formar formatar fornecer fortalecer fotografar fraturar frear frequentar fritar frustrar fugir fumar funcionar furar ganhar
garantir garimpar gastar gerar gerenciar gerir germinar gostar governar gozar gravar gritar grudar guardar guiar habituar harmonizar herdar hesitar hidratar
higienizar hospedar humilhar identificar ignorar iluminar ilustrar imaginar imitar imigrar impedir implantar implementar importar impor impressionar imprimir
impulsionar inchar incentivar incluir incomodar indicar influenciar informar iniciar inspirar instalar insistir insultar integrar interessar interpretar
interromper introduzir inventar investigar investir ir irritar isolar jantar jejuar jogar juntar jurar justificar lamber lançar largar lascar latir lavar
legalizar legendar lembrar ler levantar levar liberar liberar liderar lidar ligar limitar limpar livrar localizar lotar lucrar lutar machucar madrugar magoar
malhar mamar mandar manipular manifestar manter maquiar marcar mastigar matar mediar medir meditar melhorar memorizar menstruar mentir mergulhar merecer meter
mexer miar mimar minerar misturar mobiliar modelar molhar monetizar montar morar morder morrer mostrar motivar mover movimentar mudar multiplicar murchar
nadar namorar narrar nascer naturalizar navegar necessitar negar negativar negociar nivelar notar nutrir obedecer observar obter ocupar odiar oferecer ofender
olhar operar orar organizar orientar ouvir ousar pagar paquerar parar parcelar parcelar parecer parir participar partir passar passear patinar patrocinar
pechinchar pedalar pedir pegar pelar penar pensar pentear perceber perder perdoar perfumar perguntar permitir perseguir persistir pertencer pesar pescar
pesquisar pilotar pingar pintar pisar piorar planejar plantar podar poder polir pontuar por pôr posicionar possuir postar poupar praticar precificar precisar
preencher preferir prejudicar prender preocupar preparar preservar prestar prevenir priorizar procrastinar procurar produzir programar progredir proibir
prometer promover pronunciar propor prosperar proteger provar proporcionar provocar publicar pular puxar quebrar queimar querer questionar raciocinar raspar
reagir realizar rebaixar recarregar receber reciclar reclamar recomeçar recomendar reconciliar reconhecer reconquistar reconstruir recorrer recuperar recusar
redecorar redescobrir reduzir refazer refletir reforçar reformar regar registrar regularizar rejuvenescer relacionar relaxar relembrar remover render
renegociar renovar reparar repetir repor representar reprogramar reprovar requerer resgatar resolver respeitar respirar responder ressecar restaurar retirar
retomar reunir reutilizar revelar revender rever revisar rezar rimar rir roçar roer rolar roncar roubar saber sacar sacrificar sair salvar sangrar sarar
satisfazer secar seduzir seguir segurar selecionar sentar sentir separar ser servir significar silenciar simplificar sobrar sobreviver sofrer solar soltar
somar sonhar soprar sorrir sortear suar subir substituir sufocar sugerir sujar sumir superar suportar surfar surgir surpreender surtar sustentar tatuar tecer
temer temperar tentar ter terceirizar terminar testar tingir tirar tocar tolerar tomar torcer tornar tossir trabalhar traduzir trair trancar transar
transferir transformar transmitir transportar tratar travar trazer treinar tricotar trincar triplicar trocar turbinar umedecer unir urinar usar utilizar
vacinar valer valorizar variar vazar vencer vender ver vestir viajar viciar vigiar vingar vir viralizar virar visitar viver vivenciar voar voltar vomitar
votar xingar zerar zoar estar faltar grelhar assoprar empanar marinar confeitar sovar descongelar harmonizar alfabetizar acalmar acolher adormecer arrotar
ninar engatinhar desobedecer socializar desestressar desinflamar desintoxicar definir tonificar hipertrofiar empilhar rebocar assentar parafusar lixar
envernizar impermeabilizar vedar desparafusar soldar dedetizar descupinizar emoldurar desencardir desengordurar lustrar desinfetar aspirar varrer investir
poupar quitar negativar declarar abater sonegar restituir protestar processar indenizar recorrer contestar divorciar herdar partilhar adotar registrar
despejar codar debugar deployar prototipar hackear streamar upar farmar craftar rushar rankear spammar printar stalkear shippar flopar hitar bombar engajar
lacrar printar gamificar abafar abalar abanar abarrotar abdicar abduzir abençoar abocanhar abolir abominar abordar aborrecer abortar abotoar abraçar abranger
abreviar abrigar absolver absorver abster acalentar acampar acanhar acariciar acarretar acasalar acatar acenar acender acentuar acertar acessar achatar
acidentar acidificar acinturar acinzentar acionar aclimatar acobertar acolchoar acomodar aconchegar acondicionar acoplar acorrentar acostumar acotovelar
acovardar acrescentar açucarar acudir acusar adentrar adequar aderir adesivar adiar adicionar adivinhar adjudicar adoçar adocicar adulterar advertir advogar
aerar aferir aferventar afiar afiliar afixar afligir afobar afofar afrontar afrouxar afugentar afundar afunilar agachar agasalhar agilizar agitar aglomerar
agonizar agourar agravar agregar agrupar aguar aguardar ajeitar ajoelhar ajuizar ajuntar alagar alargar alarmar alastrar alavancar alcoolizar alegar alertar
algemar aliar alicerçar alienar alinhavar alistar almejar alocar alojar alourar alterar alternar alucinar alvejar amaciar amaldiçoar amanhecer amansar
amarelar amargar amargurar amarrar amarrotar ambicionar ambientar amedrontar amenizar amestrar amolar amolecer amontoar amordaçar amornar amortecer amortizar
amostrar amparar amplificar amputar ancorar anelar anestesiar anexar angustiar aniquilar anistiar aniversariar anoitecer antecipar anular apadrinhar apalpar
aparafusar aparelhar aparentar apartar apavorar apaziguar apedrejar apegar apelar apelidar aperfeiçoar apimentar apitar aplainar aplaudir aportar aportuguesar
apreciar apreender apressar aprimorar aprisionar aprontar apropriar apunhalar apurar aquarelar aquietar arar arbitrar arborizar arcar arear arejar aromatizar
arquear arquitetar arquivar arraçoar arrancar arrastar arrear arrebentar arrebitar arredondar arregaçar arrematar arremessar arrendar arrepiar arriar arrochar
arrolar arrombar arruinar articular asfaltar asfixiar assanhar assassinar assediar assegurar assessorar assimilar assinalar assoar assobiar associar assombrar
assoviar atalhar atarefar atarraxar atazanar atear atentar atenuar aterrissar aterrorizar atestar atiçar atirar atolar atordoar atormentar atracar atribuir
atritar atrofiar atropelar aturar auditar auscultar ausentar autenticar autoavaliar autografar automedicar autorizar autossabotar autuar auxiliar avacalhar
avalizar avariar aventurar averbar averiguar avermelhar avistar azarar azedar azeitar azucrinar azulejar babar bailar bajular balancear balbuciar balear
banalizar banhar banir baratear barbear basear batizar batucar bebericar beneficiar benzer berrar besuntar bicar biopsiar bipar bisbilhotar biscoitar
blasfemar blefar blindar blogar bobear bocejar bochechar boiar boicotar bolar bombardear bombear bonificar bootar borbulhar borrar borrifar branquear brasear
brecar brifar brindar brisar brochar bufar buffar bulir burlar buzinar cabear cabecear cabular cacarejar cachear caçoar caducar caiar calafetar calçar
calcificar calejar calotear caluniar cambalear cambiar camelar campar camuflar canalizar candidatar canonizar cantarolar capacitar capar capinar capitalizar
capotar caprichar caracterizar caramelizar carecer cariar caricaturar carimbar carnear carpir casear cassar catalogar catar catastrofizar categorizar
catequizar cativar cauterizar cavalgar cavoucar cavucar cear cegar ceifar censurar centralizar centrar centrifugar certificar cerzir cessar cevar chacoalhar
chamuscar chantagear chapar chapiscar chavear chefiar chiar chifrar chocar choramingar chover chulear chumbar churrasquear chuviscar cifrar cimentar circular
circuncidar cismar clamar clarificar classificar climatizar clinicar clorar coagir coagular coalhar coar coaxar cobiçar cochichar cochilar cocriar codificar
cogitar coibir coincidir coisar colaborar colapsar coletar colidir colonizar comandar comercializar commitar comover compactar comparecer compilar
complementar comportar compostar comprimir computar comungar conceber conceder conceituar conciliar concretar concretizar condenar condensar confeccionar
confinar confiscar confitar conformar confortar confraternizar confrontar congestionar congregar conjugar consagrar conscientizar consentir consignar
consistir consolar consolidar consorciar conspirar constar constatar constelar constipar constituir contabilizar contagiar contaminar contemplar contentar
contextualizar contrabandear contracenar contradizer contrair contrariar contrastar convalescer convergir convir convocar convulsionar cooperar coordenar
corar coreografar cornear coroar corroer corromper coser cotar cozer craquear craquelar crashar cravar credenciar creditar cremar crer crimpar criptografar
crismar cristalizar crochetar cromar cronometrar cropar crucificar cultuar cumprimentar curetar curvar cuspir custear cutilar cutucar datar datilografar
debitar debochar debruçar debulhar debutar decair decalcar decantar decapitar decepar decepcionar decifrar declamar decodificar decompor decretar decupar
dedilhar dedurar deduzir defecar deferir definhar deformar defumar degelar deglacear deglutir degolar degradar degustar delatar delimitar delinear delirar
demandar demaquilar demarcar democratizar demolhar demolir depenar depor deportar depositar depreciar depredar deprimir depurar derivar derramar derrapar
derreter derriçar derrotar desabar desabilitar desabotoar desacatar desaconselhar desacostumar desacreditar desafinar desalinhar desamarelar desamarrar
desamarrotar desamassar desandar desanimar desapaixonar desapertar desapontar desaprender desapropriar desaprovar desarmar desarquivar desarrumar desatar
desatarraxar desativar desatolar desatualizar desbanir desbastar desbotar desbravar desbrotar desbugar descabelar descadastrar descalçar descamar
descarbonizar descaroçar descarregar descarrilar descasar desclassificar descolar descompactar descompensar descomplicar descomprimir desconcentrar
desconfigurar descongestionar desconhecer desconsiderar desconstruir descontaminar descontinuar descontrair descontrolar desconversar descornar descosturar
descredenciar descrer descriminalizar descriptografar descruzar descuidar descurtir desdobrar desembaçar desembalar desembaraçar desembaralhar desembarcar
desembolar desembolsar desembrulhar desembuchar desempacotar desempatar desempenar desempenhar desemperrar desempilhar desempoeirar desempregar desencadear
desencaixar desencaixotar desencalhar desencanar desencantar desencapar desencarnar desencontrar desencorajar desencravar desendividar desenergizar
desenferrujar desenformar desenfornar desenganar desengasgar desengatar desengessar desengripar desenroscar desenrugar desentalar desentender desenterrar
desentortar desentulhar desequilibrar desesperar desestabilizar desestimular desestruturar desfalcar desfiar desfilar desfocar desfragmentar desfrutar
desgostar desgovernar desgraçar desgrudar designar desiludir desimpedir desincentivar desinflar desinformar desinibir desinscrever desinsetizar desinstalar
desintegrar desinteressar deslacrar deslanchar desleixar deslizar deslocar deslogar desmagnetizar desmanchar desmarcar desmascarar desmatar desmembrar
desmentir desmistificar desmoldar desmonetizar desmoralizar desmoronar desmotivar desmutar desnatar desnivelar desnutrir desocupar desodorizar desonrar
desorganizar desorientar desossar desovar desoxidar despachar despescar despigmentar despir despistar desplugar despoluir desprender despreocupar desprezar
desprogramar desproteger desregular desrespeitar dessalgar dessecar dessoldar destampar destelhar destemperar destilar destrancar destratar destrinchar
destroncar desumidificar desunir desvalorizar desvendar desviar desvincular desvirar detalhar detectar deter deteriorar determinar detonar devorar diagramar
dialogar difamar dificultar difundir digitalizar dilatar diluir dimensionar diminuir diplomar direcionar discar discernir discipular discordar discriminar
discursar dispensar dispersar disponibilizar dispor dissecar dissertar dissimular dissolver distanciar distender distinguir distorcer distribuir ditar
diversificar dizimar documentar dolarizar dopar dosar dourar dramatizar drapear drenar driblar drogar dropar duelar eclodir ecoar efetivar efetuar ejacular
ejetar eleger eletrificar eletrizar eletrocutar elevar eliminar emancipar emaranhar emassar embaçar embainhar embaraçar embaralhar embargar embebedar emboçar
embolar embolorar embolsar emborrachar embranquecer embriagar embrulhar emburrar emburrecer embutir emergir emitir empacotar empalhar empanturrar empapar
emparelhar empatar empedrar empelotar empenar empenhar empinar empipocar emplacar empobrecer empoçar empoderar empoeirar empolar empoleirar empolgar empratar
empregar empunhar emular emulsionar encadernar encaixotar encalhar encaminhar encanar encantar encapar encapsular encarcerar encardir encarecer encarnar
encarregar encavalar encenar encerar encestar encharcar encilhar encobrir encorajar encorpar encostar encrencar encrespar encruar encucar encurralar encurtar
encurvar endereçar endeusar endireitar endoidar endossar endurecer energizar enfaixar enfarinhar enfartar enfeitiçar enferrujar enfezar enfiar enfileirar
enforcar enformar enfornar enfurecer engarrafar engatar engessar engomar engrandecer engraxar engrenar engrossar enguiçar enjaular enjeitar enlatar enojar
enquadrar enraizar enricar enrijecer enriquecer enroscar enrouquecer ensaboar ensacar ensebar ensilar ensopar ensurdecer entalar entalhar entardecer entornar
entorpecer entortar entrelaçar entretelar entreter entristecer entrosar entubar entulhar enturmar entusiasmar envasar envelopar envenenar envergar envergonhar
envidraçar enviuvar enxertar enxotar equalizar equipar equivaler equivocar erguer erradicar esbanjar esbarrar esboçar esburacar escaldar escamar escancarar
escanear escanhoar escapar escarificar escarrar escavar esclarecer escoar escorar escorregar escorrer escrachar escravizar escriturar esculachar esculhambar
esculpir escurecer esfaquear esfarelar esfiapar esfolar esfregar esfumar esgarçar esguichar esmagar esmaltar esmerar esmerilhar esmurrar esnobar espaçar
espairecer espanar espancar espantar esparramar espatifar espatular especificar especular espelhar espernear espetar espiar espionar espreguiçar espremer
espumar esquadrejar esquartejar esquiar esquivar estabilizar estacar estagiar estagnar estalar estampar estancar estapear estaquear estender estercar esterçar
esterilizar esticar estilizar estimar estirar estocar estofar estralar estrangular estranhar estrear estreitar estrelar estressar estrumar estufar estuprar
esturricar eternizar etiquetar evacuar evadir evangelizar evaporar exagerar exaltar exceder excitar excomungar excursionar exemplificar exercer exibir exigir
exilar exonerar exorcizar expandir expectorar expedir expelir experienciar expirar explodir exportar exterminar extinguir extirpar extorquir extraditar
extrair extrapolar extravasar extraviar exumar faiscar falecer falir falsificar familiarizar farrear fascinar fatigar fatorar favoritar fecundar feedar
feltrar fermentar ferrar ferroar fertilizar ferventar festejar fiar fichar filar filetar filiar filosofar filtrar fincar findar fiscalizar fisgar fissurar
flagrar flambar flexionar floodar fluir focalizar folgar folhear foliar forjar formalizar formigar formular forrar fortificar fossilizar fracassar fracionar
fragilizar fragmentar franquear franzir fraquejar fraudar fresar fretar frisar frutificar fuçar fumegar fumigar fundamentar fundar fundir fungar furtar
fuxicar fuzilar gabar gabaritar gaguejar galopar galvanizar gamar gangrenar ganir gankar gargalhar gargarejar garoar gaseificar gear gelar gelatinizar gemer
geolocalizar georreferenciar gestar ghostar gingar girar glacear glorificar golear golfar golpear googlar gorar gotejar gourmetizar gradear graduar grafitar
grampear granular gratificar gratinar grifar grilar grindar gripar guerrear guinchar guisar habilitar habitar hachurar haver hibernar hiperfocar hiperventilar
hipnotizar hipotecar homenagear homogeneizar homologar honrar hospitalizar humanizar hypar içar idealizar idolatrar iludir imobilizar impactar implicar
implodir implorar impossibilitar impregnar improvisar impugnar imunizar inalar inativar inaugurar incapacitar incendiar incinerar inclinar incorporar
incrementar incriminar incubar indeferir indexar indiciar indignar industrializar induzir infantilizar infartar infeccionar infectar inferir infernizar
infestar infiltrar inflacionar inflamar inflar influir informatizar infringir infusionar ingerir ingressar inibir inicializar injetar injuriar inocentar
inocular inovar inquietar inscrever inseminar inserir insinuar inspecionar instruir inteirar intensificar interagir intercalar interceder interceptar
interditar interferir interligar intermediar internalizar internar interrogar intervir intimar intimidar intoxicar intrometer intubar inundar inutilizar
invadir invalidar invejar inventariar inverter invocar ionizar ironizar irrigar iscar isentar jatear jazer jorrar jubilar judiar judicializar julgar jumpear
laçar lacear lacrimejar ladrar ladrilhar lagar lambuzar lamentar laminar lanchar lapidar laquear lastrear latejar lavrar lecionar legislar legitimar leiloar
lesar lesionar levedar levitar libertar licenciar licitar limar linkar lipoaspirar liquidar liquidificar listar litigar locar logar lootar lotear louvar
lubrificar ludibriar luxar macerar macetar magnetizar maltratar mancar manchar maneirar manejar manjar manobrar manusear mapear maratonar maravilhar marchar
marombar martelar mascar mascarar massacrar massagear masterizar masturbar maternar matizar matricular maturar maximizar mecanizar medicar melar mencionar
mendigar menosprezar mensurar mentalizar mentorar merendar mergear mesclar metabolizar micar microagulhar micropigmentar migrar minar minimizar ministrar
mirar mitar mixar mobilizar mochar mochilar moderar modernizar modificar modular moer mofar moldar molestar monitorar motorizar mugir multar mumificar murar
murmurar mutar mutilar nacionalizar naufragar nebulizar necrosar nerfar neutralizar nevar niquelar nocautear noivar nomear normalizar noticiar notificar
nublar numerar obrigar obstruir obturar ocorrer ocultar ofegar ofertar oficializar ofuscar omitir ondular opinar opor oprimir optar orbitar orçar ordenar
ordenhar orgulhar originar ornamentar oscilar ostentar otimizar outorgar overclockar overlocar ovular oxidar oxigenar ozonizar pacificar padecer padronizar
paginar pagodear pajear palestrar palhetar palitar palpitar panfletar papear parabenizar parafinar parafrasear paralisar parametrizar parear parodiar
particionar passarinhar pastar pasteurizar pastorear patentear patrulhar pausar pavimentar pecar peidar pelejar penalizar pendurar peneirar penetrar penhorar
pensionar perambular percorrer perecer peregrinar perfurar periciar permanecer permutar pernoitar perseverar personalizar persuadir perturbar pespontar
peticionar petiscar piar picar pichar picotar pifar pigarrear pigmentar pinçar pincelar pinicar pipocar pirar piratear pirografar piscar pisotear pivotar
pixar plagiar planar planilhar plastificar platinar plissar plotar plugar polarizar polemizar polinizar politizar poluir polvilhar ponderar pontear
popularizar porcionar possibilitar postergar potencializar pousar povoar pranchar pratear preaquecer preceder precipitar prefaciar pregar premiar prensar
prescrever presentear presidir pressentir pressionar pressurizar prestigiar pretender prevalecer prever privar privatizar proceder proclamar procriar profanar
profetizar profissionalizar projetar proliferar prolongar propagandear propagar prorrogar prospectar prosseguir prostituir protagonizar protelar protocolar
prover psicanalisar psicografar pulsar pulverizar puncionar punir purgar purificar pururucar pushar quadruplicar qualificar quarar quarentenar quebrantar
queixar quicar rabiscar rachar racionalizar racionar radicalizar radiografar raiar ralar ramificar ranger ranquear rapar rapear rapelar raptar rascunhar
rasgar rasquetear rastejar rastelar rastrear rasurar ratear ratificar reabastecer reabilitar reabrir reacender readaptar readmitir readquirir reagendar
reajustar realçar realinhar realocar reanimar reaparecer reaplicar reaprender reapresentar reaproveitar reaproximar reaquecer reatar reativar reavaliar reaver
rebalancear rebater rebelar rebitar rebobinar rebolar rebrotar recadastrar recair recalcular recalibrar recapear recauchutar recepcionar rechear recitar
reclinar recolher recolocar recompensar recompor recomprar recondicionar reconectar reconfigurar reconsiderar reconstituir recontar recontratar recordar
recortar recriar recrutar recuar redefinir redesenhar redigir redimensionar redimir redirecionar redistribuir reeditar reeducar reeleger reembolsar reencarnar
reencontrar reenviar reequilibrar reerguer reescrever reestruturar refatorar referenciar referir refilmar refinanciar refinar reflorestar refogar reformular
refrescar refrigerar refugiar regenerar reger regrar regravar regredir regulamentar regular regurgitar reidratar reimprimir reinar reincidir reiniciar
reinserir reinstalar reintegrar reinventar reinvestir reivindicar rejeitar rejuntar relampejar relançar relar relatar relativizar reler relevar relinchar
remanejar remapear remar remarcar remasterizar remediar remendar remeter remexer remixar remodelar remoer remontar remunerar renascer renderizar renegar
renomear renunciar reorganizar repaginar repartir repassar repatriar repelir repensar repicar repintar replanejar replantar replicar reportar reposicionar
repostar repousar repovoar repreender represar reprimir reprisar reprocessar reproduzir repuxar requebrar requentar requisitar rescindir resenhar reservar
resetar resfriar resguardar residir resinar resistir resmungar respawnar respingar responsabilizar ressarcir ressentir ressignificar ressocializar ressurgir
ressuscitar restabelecer restar restringir resultar resumir retalhar reter retificar retocar retorcer retornar retrabalhar retrair retratar retribuir
retroceder retrucar retuitar revalidar reverter revestir revezar revidar revigorar revirar revitalizar reviver revogar revoltar revolucionar ridicularizar
rifar ripar riscar rodar rodear rodopiar rogar romantizar romper ronronar rootear rosnar rosquear rotacionar rotear roteirizar rotular rubricar rugir ruminar
saborear sabotar sacanear saciar sacudir safar salgar salivar salpicar saltar saltear sambar samplear sancionar sanear sanitizar santificar sapatear sapecar
saquear sarrar saturar saudar seccionar sedar sediar sedimentar segmentar selar semear sensibilizar sentenciar sepultar sequenciar sequestrar serigrafar
serrar setar sextar sexualizar silkar simbolizar simular sinalizar sincronizar sindicalizar sintetizar sintonizar sistematizar situar skipar smurfar soar
sobrecarregar sobrepor sobrevoar socar socorrer sofisticar soletrar solfejar solicitar solidificar soluçar solucionar somatizar sombrear sondar sonorizar
sossegar soterrar spawnar spoilar startar suavizar subentender subestimar sublimar sublinhar sublocar submeter subornar substabelecer subtrair sucatear sugar
suicidar sulcar sulfatar superaquecer superestimar superfaturar superlotar superproteger supervalorizar supervisionar suplementar suplicar supor suprimir
suprir supurar surrar surtir suspeitar suspender suspirar sussurrar sustar suturar tabelar tabular tagarelar taguear talhar tampar tamponar tankar tapar
tapear tardar tarrafear tarraxar taxar teclar teimar telar telefonar teletransportar telhar temporizar tender tensionar teorizar terraplanar terraplenar
testemunhar texturizar tietar tiltar tipificar tokenizar tombar tonalizar tontear topar torar tornear torquear torrar torturar tosar tosquiar tostar totalizar
tourear traçar tracejar tracionar trackear trafegar traficar tragar tramitar trançar tranquilizar transbordar transcender transcrever transitar transpirar
transplantar transpor transtornar trapacear traumatizar travestir tremer trepar trepidar tretar tributar trilhar trinchar tripular triturar trollar trombar
tropeçar trotar trovejar trucar truncar tuitar tunar turistar turvar tutelar uivar ultrapassar umectar umidificar ungir unificar uniformizar untar urbanizar
usinar usucapir usufruir vacilar vadiar vagar vaiar validar vandalizar vaporizar varar vasculhar vasectomizar vegetar velar velejar vendar venerar ventar
ventilar veranear verbalizar verificar vermifugar versionar verter vetar vetorizar viabilizar vibrar vincar vincular violar violentar virtualizar vistoriar
visualizar vitaminar vitimizar vitrificar vlogar vocalizar vulcanizar xavecar xeretar xerocar zangar zanzar zapear zarpar zelar zicar ziguezaguear zincar
zipar zombar zonear zumbir
`;
