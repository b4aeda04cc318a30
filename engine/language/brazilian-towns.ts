/**
 * Brazilian towns whose names are no everyday words, and no saint's or person's alone. The names are those of IBGE's list
 * of municipalities, as the npm package estados-cidades 4.1.0 (MIT) gives it.
 */
export const brazilianTowns = `
  Abadia de Goiás, Abadia dos Dourados, Abadiânia, Abaetetuba, Abaiara, Abatiá, Abaíra, Abdon Batista, Abelardo Luz, Abreu e Lima, Abreulândia, Acaiaca, Acarapé, Acaraú, Aceguá, Acopiara, Acorizal,
  Acrelândia, Acreúna, Adelândia, Adrianópolis, Adustina, Afogados da Ingazeira, Afuá, Agrolândia, Aguanil, Agudos do Sul, Aguiarnópolis, Aiquara, Aiuruoca, Ajuricaba, Alagoinha, Alagoinha do Piauí,
  Alagoinhas, Alambari, Alcinópolis, Alegrete do Piauí, Alexânia, Algodão de Jandaíra, Alhandra, Aliança do Tocantins, Almadina, Almeirim, Almino Afonso, Aloândia, Alpinópolis, Altamira, Altamira do
  Maranhão, Altamira do Paraná, Altinópolis, Alto Alegre do Maranhão, Alto Alegre do Parecis, Alto Alegre do Pindaré, Alto Araguaia, Alto Caparaó, Alto Longá, Alto Paraguai, Alto Paraíso de Goiás,
  Alto Piquiri, Alto do Rodrigues, Altônia, Alvarães, Alvinlândia, Alvinópolis, Alvorada de Minas, Alvorada do Gurguéia, Alvorada do Norte, Alvorada do Sul, Amajari, Amambaí, Amaporã, Amapá, Amapá
  do Maranhão, Amaraji, Amaralina, Amarante do Maranhão, Amaturá, Americano do Brasil, Ametista do Sul, Amorinópolis, Amparo de São Francisco, Amparo do Serra, Ampére, América Dourada, Américo
  Brasiliense, Américo de Campos, Anadia, Anagé, Anahy, Anajatuba, Analândia, Anamã, Ananindeua, Anapu, Anaurilândia, Andaraí, Andradina, Andrelândia, Angatuba, Angelândia, Angical do Piauí, Angra
  dos Reis, Anguera, Anhembi, Anicuns, Anitápolis, Antonina do Norte, Anápolis, Anísio de Abreu, Aperibé, Apiaí, Apicum-Açu, Apiúna, Apodi, Aporé, Apuarema, Apucarana, Apuiarés, Aquidabã,
  Aquidauana, Aquiraz, Aracaju, Aracatu, Aracitaba, Aracoiaba, Aracruz, Aragarças, Aragoiânia, Aragominas, Araguacema, Araguainha, Araguanã, Araguapaz, Araguatins, Araguaçu, Araguaína, Araioses,
  Aral Moreira, Aramari, Arambaré, Arandu, Arantina, Arapeí, Arapoema, Araporã, Arapoti, Araputanga, Araquari, Araranguá, Araraquara, Ararendá, Araricá, Araripe, Araripina, Araruna, Aratiba,
  Aratuba, Aratuípe, Arauá, Araxá, Araçagi, Araçariguama, Araçatuba, Araçaí, Araçoiaba, Araçoiaba da Serra, Araçu, Araçuaí, Arceburgo, Arcoverde, Arealva, Areia de Baraúnas, Areial, Areiópolis,
  Arenápolis, Arenópolis, Argirita, Aricanduva, Aripuanã, Ariranha do Ivaí, Armação de Búzios, Armação dos Búzios, Arneiroz, Aroazes, Arraial do Cabo, Arroio do Meio, Arroio do Padre, Arroio do Sal,
  Arroio do Tigre, Arroio dos Ratos, Aruanã, Arujá, Ascurra, Assaré, Assaí, Assis Brasil, Assis Chateaubriand, Assunção do Piauí, Astolfo Dutra, Astorga, Atalaia do Norte, Ataléia, Atibaia, Atilio
  Vivacqua, Augustinópolis, Aurelino Leal, Aurilândia, Aurora do Pará, Aurora do Tocantins, Autazes, Avanhandava, Avaí, Aveiro, Avelino Lopes, Avelinópolis, Axixá, Axixá do Tocantins, Açailândia,
  Açu, Babaçulândia, Bacabal, Bacurituba, Bady Bassitt, Baependi, Bagé, Baianópolis, Baixa Grande do Ribeiro, Balneário Arroio do Silva, Balneário Barra do Sul, Balneário Camboriú, Bambuí, Banabuiú,
  Bandeira do Sul, Bandeirantes do Tocantins, Banzaê, Barbacena, Barcarena, Barra Mansa, Barra da Estiva, Barra de Guabiraba, Barra de Santa Rosa, Barra de Santana, Barra de Santo Antônio, Barra de
  São Francisco, Barra de São Miguel, Barra do Bugres, Barra do Chapéu, Barra do Choça, Barra do Corda, Barra do Garças, Barra do Guarita, Barra do Jacaré, Barra do Mendes, Barra do Ouro, Barra do
  Piraí, Barra do Quaraí, Barra do Ribeiro, Barra do Rio Azul, Barra do Rocha, Barra do Turvo, Barra dos Coqueiros, Barreiras do Piauí, Barreirinha, Barreirinhas, Barrolândia, Barroquinha, Barros
  Cassal, Barueri, Bataguassu, Bataiporã, Baturité, Bauru, Bayeux, Baía da Traição, Beberibe, Bela Vista da Caroba, Bela Vista de Goiás, Bela Vista de Minas, Bela Vista do Maranhão, Bela Vista do
  Paraíso, Bela Vista do Piauí, Bela Vista do Toldo, Belford Roxo, Belmiro Braga, Belmonte, Belterra, Belágua, Belém de Maria, Belém de São Francisco, Belém do Brejo do Cruz, Belém do Piauí, Bento
  Gonçalves, Bequimão, Berizal, Bernardino Batista, Bernardino de Campos, Bertioga, Bertolínia, Bertópolis, Beruri, Betim, Betânia do Piauí, Biritiba-Mirim, Biritinga, Bituruna, Blumenau, Boa
  Esperança do Iguaçu, Boa Esperança do Sul, Boa Ventura de São Roque, Boa Vista da Aparecida, Boa Vista das Missões, Boa Vista do Buricá, Boa Vista do Cadeado, Boa Vista do Gurupi, Boa Vista do
  Incra, Boa Vista do Ramos, Boa Vista do Sul, Boa Vista do Tupim, Boca da Mata, Boca do Acre, Bocaina de Minas, Bocaina do Sul, Bocaiúva, Bocaiúva do Sul, Bodocó, Boituva, Bom Despacho, Bom Jardim
  da Serra, Bom Jardim de Goiás, Bom Jardim de Minas, Bom Jesus da Lapa, Bom Jesus da Penha, Bom Jesus da Serra, Bom Jesus das Selvas, Bom Jesus de Goiás, Bom Jesus do Amparo, Bom Jesus do Araguaia,
  Bom Jesus do Galho, Bom Jesus do Itabapoana, Bom Jesus do Norte, Bom Jesus do Oeste, Bom Jesus do Sul, Bom Jesus do Tocantins, Bom Jesus dos Perdões, Bom Princípio do Piauí, Bom Retiro do Sul, Bom
  Sucesso de Itararé, Bom Sucesso do Sul, Bonfim do Piauí, Bonfinópolis, Bonfinópolis de Minas, Bonito de Minas, Bonito de Santa Fé, Bonópolis, Boqueirão do Leão, Boqueirão do Piauí, Boquira,
  Boracéia, Borborema, Borda da Mata, Borebi, Borrazópolis, Bossoroca, Botucatu, Botumirim, Botuporã, Botuverá, Braganey, Bragança, Bragança Paulista, Brasilândia, Brasilândia de Minas, Brasilândia
  do Sul, Brasilândia do Tocantins, Brasiléia, Brasnorte, Brasília de Minas, Brasópolis, Brazabrantes, Braço do Norte, Braço do Trombudo, Brejetuba, Brejinho de Nazaré, Brejo Grande do Araguaia,
  Brejo da Madre de Deus, Brejo de Areia, Brejo do Cruz, Brejo do Piauí, Brejo dos Santos, Brejolândia, Brochier, Brodowski, Brotas de Macaúbas, Brunópolis, Brusque, Brás Pires, Bueno Brandão,
  Buenos Aires, Buenópolis, Buerarema, Bujari, Bujaru, Buritama, Buriti de Goiás, Buriti do Tocantins, Buriti dos Lopes, Buriti dos Montes, Buriticupu, Buritinópolis, Buritirama, Buritirana, Buíque,
  Caaporã, Caarapó, Caatiba, Cabaceiras do Paraguaçu, Cabeceiras do Piauí, Cabo Frio, Cabo de Santo Agostinho, Cabrobó, Cabrália Paulista, Cacaulândia, Cacequi, Cachoeira da Prata, Cachoeira de
  Goiás, Cachoeira de Minas, Cachoeira de Pajeú, Cachoeira do Arari, Cachoeira do Piriá, Cachoeira do Sul, Cachoeira dos Índios, Cachoeiras de Macacu, Cachoeiro de Itapemirim, Cacimba de Areia,
  Cacimba de Dentro, Cacoal, Caconde, Caculé, Caetanópolis, Caetité, Cafeara, Cafelândia, Cafezal do Sul, Caiabu, Caibaté, Caibi, Cairu, Caiçara do Norte, Caiçara do Rio do Vento, Cajamar, Cajapió,
  Cajari, Cajazeiras do Piauí, Cajobi, Cajueiro da Praia, Caldazinha, Caldeirão Grande do Piauí, Calçoene, Camacan, Camalaú, Camamu, Camanducaia, Camapuã, Camaragibe, Camaçari, Cambará do Sul,
  Cambira, Camboriú, Cambuquira, Cambuí, Cambé, Cametá, Camocim, Camocim de São Félix, Campestre da Serra, Campestre de Goiás, Campestre do Maranhão, Campina Grande, Campina Grande do Sul, Campina
  da Lagoa, Campina das Missões, Campina do Monte Alegre, Campina do Simão, Campinas do Piauí, Campinas do Sul, Campinaçu, Campinorte, Campinápolis, Campo Alegre de Goiás, Campo Alegre de Lourdes,
  Campo Alegre do Fidalgo, Campo Belo do Sul, Campo Erê, Campo Grande do Piauí, Campo Largo do Piauí, Campo Mourão, Campo Novo de Rondônia, Campo Novo do Parecis, Campo de Santana, Campo do Brito,
  Campo do Meio, Campo do Tenente, Campos do Jordão, Campos dos Goytacazes, Camutanga, Canabrava do Norte, Cananéia, Canapi, Canarana, Canaã dos Carajás, Candeias, Candeias do Jamari, Candiba,
  Candiota, Canguaretama, Canhoba, Canindé, Canindé de São Francisco, Canitar, Canoa Quebrada, Canto do Buriti, Canudos do Vale, Canutama, Canápolis, Capanema, Caparaó, Capela de Santana, Capela do
  Alto, Capela do Alto Alegre, Capetinga, Capinzal do Norte, Capinópolis, Capistrano, Capivari, Capivari de Baixo, Capivari do Sul, Caputira, Capão Bonito do Sul, Capão da Canoa, Capão do Cipó,
  Capão do Leão, Caracaraí, Caraguatatuba, Carambeí, Caranaíba, Carandaí, Carangola, Carapebus, Carapicuíba, Caratinga, Carauari, Carazinho, Caraá, Caraí, Caraúbas, Caraúbas do Piauí, Carbonita,
  Cardeal da Silva, Cardoso Moreira, Careaçu, Careiro da Várzea, Cariacica, Caridade do Piauí, Carinhanha, Carira, Cariri do Tocantins, Caririaçu, Cariré, Cariús, Carlinda, Carlópolis, Carmo da
  Cachoeira, Carmo da Mata, Carmo de Minas, Carmo do Cajuru, Carmo do Paranaíba, Carmo do Rio Claro, Carmo do Rio Verde, Carmolândia, Carmésia, Carmópolis, Carmópolis de Minas, Carnaubeira da Penha,
  Carnaíba, Carnaúba dos Dantas, Caroebe, Caruaru, Carutapera, Carvalhópolis, Casimiro de Abreu, Casserengue, Cassilândia, Castelo do Piauí, Castelândia, Castro Alves, Cataguases, Catas Altas da
  Noruega, Catiguá, Catolândia, Catolé do Rocha, Catu, Catuji, Catunda, Caturama, Caturaí, Caturité, Catuti, Catuípe, Caucaia, Caxambu, Caxambu do Sul, Caxias do Sul, Caxingó, Caçapava, Caçapava do
  Sul, Caçu, Caém, Cedral, Cedro de São João, Cedro do Abaeté, Centenário do Sul, Central de Minas, Central do Maranhão, Centralina, Centro Novo do Maranhão, Centro do Guilherme, Cerquilho, Cerrito,
  Cerro Grande do Sul, Cesário Lange, Cezarina, Chapada da Natividade, Chapada de Areia, Chapada do Norte, Chapada dos Guimarães, Chapadão do Céu, Chapadão do Lageado, Chapadão do Sul, Chapecó,
  Chaval, Chavantes, Chiapeta, Chopinzinho, Chorozinho, Chorrochó, Chupinguaia, Chuí, Chã de Alegria, Cianorte, Cidelândia, Cipotânea, Ciríaco, Claraval, Claro dos Poções, Clevelândia, Coaraci,
  Coari, Cocal de Telha, Cocal do Sul, Cocal dos Alves, Cocalinho, Cocalzinho de Goiás, Codajás, Codó, Coimbra, Coité do Nóia, Colatina, Colinas do Sul, Colinas do Tocantins, Colorado do Oeste,
  Colônia do Gurguéia, Colônia do Piauí, Comendador Levy Gasparian, Conceição da Aparecida, Conceição da Barra, Conceição da Barra de Minas, Conceição da Feira, Conceição das Alagoas, Conceição das
  Pedras, Conceição de Ipanema, Conceição de Macabu, Conceição do Almeida, Conceição do Araguaia, Conceição do Canindé, Conceição do Castelo, Conceição do Coité, Conceição do Jacuípe, Conceição do
  Lago-Açu, Conceição do Mato Dentro, Conceição do Pará, Conceição do Rio Verde, Conceição do Tocantins, Conceição dos Ouros, Concórdia do Pará, Condeúba, Confresa, Congonhas, Congonhas do Norte,
  Contendas do Sincorá, Coqueiros do Sul, Coração de Jesus, Coração de Maria, Corbélia, Cordeirópolis, Cordisburgo, Cordislândia, Coreaú, Corguinho, Coribe, Cornélio Procópio, Coroaci, Coroatá,
  Coromandel, Correntina, Corumbataí, Corumbataí do Sul, Corumbaíba, Corumbiara, Corumbá, Corumbá de Goiás, Corupá, Coruripe, Cotegipe, Cotia, Cotiporã, Cotriguaçu, Couto Magalhães, Couto de
  Magalhães de Minas, Coxixola, Crateús, Cravolândia, Craíbas, Criciúma, Crissiumal, Cristal do Sul, Cristalândia, Cristalândia do Piauí, Cristianópolis, Cristinápolis, Cristópolis, Crisópolis,
  Crixás, Crixás do Tocantins, Croatá, Cromínia, Crucilândia, Cruz das Almas, Cruz do Espírito Santo, Cruzeiro da Fortaleza, Cruzeiro do Iguaçu, Cruzeiro do Oeste, Cruzeiro do Sul, Cruzália,
  Cruzília, Cubati, Cubatão, Cuiabá, Cuitegi, Cuité de Mamanguape, Cujubim, Cumaru, Cumaru do Norte, Cumbe, Cunhataí, Cuparaque, Cupira, Curaçá, Curimatá, Curionópolis, Curitiba, Curral Novo do
  Piauí, Curral de Cima, Curral de Dentro, Curralinho, Curralinhos, Cururupu, Curuá, Curuçá, Curvelo, Curvelândia, Cáceres, Cássia dos Coqueiros, Cícero Dantas, Córrego Danta, Córrego do Bom Jesus,
  Córrego do Ouro, Damianópolis, Damolândia, Darcinópolis, Davinópolis, Delfinópolis, Delmiro Gouveia, Demerval Lobão, Deodápolis, Desterro de Entre Rios, Desterro do Melo, Dezesseis de Novembro,
  Diadema, Diamante do Norte, Diamante do Sul, Diamantina, Dianópolis, Dilermando de Aguiar, Diogo de Vasconcelos, Dirce Reis, Dirceu Arcoverde, Divino das Laranjeiras, Divino de São Lourenço,
  Divinolândia, Divinolândia de Minas, Divinésia, Divinópolis, Divinópolis de Goiás, Divinópolis do Tocantins, Divisópolis, Dois Irmãos das Missões, Dois Irmãos do Buriti, Dois Irmãos do Tocantins,
  Dolcinópolis, Domingos Martins, Dona Emma, Dona Euzébia, Dona Inês, Dores de Campos, Dores de Guanhães, Dores do Indaiá, Dores do Rio Preto, Dores do Turvo, Doresópolis, Douradina, Douradoquara,
  Doverlândia, Duartina, Dueré, Durandé, Dário Meira, Echaporã, Ecoporanga, Edealina, Eirunepé, Elesbão Veloso, Eliseu Martins, Elisiário, Elói Mendes, Embaúba, Embu, Embu-Guaçu, Emilianópolis,
  Encruzilhada do Sul, Entre Rios de Minas, Entre Rios do Oeste, Entre Rios do Sul, Entre-Ijuís, Envira, Enéas Marques, Epitaciolândia, Erebango, Erechim, Ererê, Ervália, Esperantina,
  Esperantinópolis, Esperança do Sul, Espigão Alto do Iguaçu, Espírito Santo do Dourado, Espírito Santo do Pinhal, Espírito Santo do Turvo, Estiva Gerbi, Estrela Dalva, Estrela de Alagoas, Estrela
  do Indaiá, Estrela do Norte, Estrela do Sul, Eugenópolis, Eunápolis, Ewbank da Câmara, Extremoz, Fartura do Piauí, Faxinal, Faxinal do Soturno, Faxinal dos Guedes, Faxinalzinho, Feijó, Feira Nova
  do Maranhão, Feira da Mata, Feira de Santana, Felisburgo, Felixlândia, Felício dos Santos, Fernandes Pinheiro, Fernandes Tourinho, Fernandópolis, Ferraz de Vasconcelos, Figueirópolis,
  Figueirópolis d’Oeste, Firmino Alves, Firminópolis, Flexeiras, Flor da Serra do Sul, Flor do Sertão, Floraí, Floresta do Araguaia, Floresta do Piauí, Florestópolis, Florianópolis, Florânia,
  Florínia, Flórida Paulista, Fontoura Xavier, Formosa da Serra Negra, Formosa do Oeste, Formosa do Rio Preto, Formosa do Sul, Formoso do Araguaia, Forquilhinha, Fortaleza de Minas, Fortaleza do
  Tabocão, Fortaleza dos Nogueiras, Fortaleza dos Valos, Fortuna de Minas, Foz do Iguaçu, Foz do Jordão, Fraiburgo, Francinópolis, Francisco Beltrão, Franciscópolis, Franco da Rocha, Frecheirinha,
  Fronteira dos Vales, Fruta de Leite, Funilândia, Fátima do Sul, Gameleira de Goiás, Gandu, Garanhuns, Gararu, Garopaba, Garrafão do Norte, Garruchos, Garuva, Gastão Vidigal, Gaurama, Gaúcha do
  Norte, Gentio do Ouro, Gilbués, Girau do Ponciano, Giruá, Glaucilândia, Glorinha, Glória de Dourados, Glória do Goitá, Godofredo Viana, Godoy Moreira, Goiandira, Goianinha, Goianira, Goianorte,
  Goianá, Goianápolis, Goianésia, Goianésia do Pará, Goiatins, Goiatuba, Goioerê, Goioxim, Goiânia, Gongogi, Gonçalves Dias, Gouvelândia, Governador Valadares, Gracho Cardoso, Grajaú, Gramado
  Xavier, Gramado dos Loureiros, Gravatal, Gravataí, Groaíras, Grupiara, Guabiju, Guabiruba, Guaimbê, Guairaçá, Guaiçara, Guaiúba, Guajeru, Guamaré, Guamiranga, Guanambi, Guanhães, Guapiara,
  Guapiaçu, Guapimirim, Guapirama, Guaporema, Guaporé, Guapé, Guapó, Guarabira, Guaraci, Guaraciaba, Guaraciaba do Norte, Guaraciama, Guaramiranga, Guaramirim, Guarani das Missões, Guarani de Goiás,
  Guaraniaçu, Guarantã do Norte, Guaranésia, Guarapari, Guarapuava, Guaraqueçaba, Guararapes, Guararema, Guarará, Guaratinga, Guaratinguetá, Guaratuba, Guaraçaí, Guaraí, Guaraíta, Guareí, Guarujá,
  Guarujá do Sul, Guarulhos, Guatambú, Guatapará, Guaxupé, Guaçuí, Guaíba, Guaíra, Guia Lopes da Laguna, Guidoval, Guimarânia, Guiricema, Gurinhatã, Gurinhém, Gurupi, Gurupá, Guzolândia, Heitoraí,
  Herculândia, Herval d’Oeste, Herveiras, Hidrolina, Hidrolândia, Holambra, Honório Serpa, Hortolândia, Hugo Napoleão, Iacanga, Iaciara, Iacri, Iaçu, Ibaiti, Ibarama, Ibaretama, Ibateguara, Ibatiba,
  Ibaté, Ibema, Ibertioga, Ibiam, Ibiapina, Ibiara, Ibiassucê, Ibiaçá, Ibiaí, Ibicaraí, Ibicaré, Ibicoara, Ibicuitinga, Ibicuí, Ibimirim, Ibipeba, Ibiporã, Ibiquera, Ibiracatu, Ibiraci, Ibiraiaras,
  Ibirajuba, Ibirama, Ibirapuitã, Ibirapuã, Ibirataia, Ibiraçu, Ibirité, Ibirá, Ibitiara, Ibitinga, Ibitirama, Ibititá, Ibitiúra de Minas, Ibituruna, Ibiá, Ibiúna, Ibotirama, Icapuí, Icaraí de
  Minas, Icaraíma, Icatu, Iconha, Icém, Ielmo Marinho, Iepê, Igaporã, Igaracy, Igarapava, Igarapé do Meio, Igarapé-Açu, Igarassu, Igaratinga, Igaratá, Igaraçu do Tietê, Igrapiúna, Iguaba Grande,
  Iguape, Iguaraci, Iguaraçu, Iguatama, Iguatemi, Iguatu, Iguaí, Ijaci, Ijuí, Ilha das Flores, Ilhabela, Ilhéus, Ilópolis, Imaruí, Imbituva, Imbé de Minas, Inaciolândia, Indaiabira, Indaial,
  Indaiatuba, Indianópolis, Indiaporã, Indiara, Indiaroba, Indiavaí, Inhacorá, Inhambupe, Inhangapi, Inimutaba, Iomerê, Ipaba, Ipameri, Ipanema, Ipanguaçu, Ipaporanga, Ipatinga, Ipaumirim, Ipauçu,
  Ipecaetá, Iperó, Ipiaçu, Ipiaú, Ipiguá, Ipira, Ipiranga, Ipiranga de Goiás, Ipiranga do Piauí, Ipiranga do Sul, Ipirá, Ipixuna, Ipixuna do Pará, Ipojuca, Iporanga, Iporá, Iporã, Iporã do Oeste,
  Ipubi, Ipuiúna, Ipumirim, Iracema do Oeste, Iraceminha, Iracemápolis, Irajuba, Iramaia, Iranduba, Irapuã, Iraquara, Irati, Irauçuba, Iraí de Minas, Irecê, Iretama, Irineópolis, Irituia, Irupi,
  Israelândia, Itaara, Itabela, Itaberaí, Itaberá, Itabi, Itabira, Itabirinha de Mantena, Itaboraí, Itabuna, Itacajá, Itacambira, Itacarambi, Itacaré, Itacoatiara, Itacurubi, Itaeté, Itagi, Itagibá,
  Itagimirim, Itaguajé, Itaguara, Itaguari, Itaguaru, Itaguatins, Itaguaçu, Itaguaçu da Bahia, Itaguaí, Itainópolis, Itaipava do Grajaú, Itaipulândia, Itaipé, Itaitinga, Itaituba, Itaiçaba,
  Itaiópolis, Itajaí, Itajobi, Itaju, Itaju do Colônia, Itajubá, Itajuípe, Itajá, Italva, Itamaraju, Itamarandiba, Itamarati de Minas, Itamari, Itambacuri, Itambaracá, Itambé do Mato Dentro,
  Itamogi, Itamonte, Itanagra, Itanhandu, Itanhaém, Itanhomi, Itanhém, Itaobim, Itaocara, Itapaci, Itapagipe, Itapagé, Itapebi, Itapecerica da Serra, Itapecuru Mirim, Itapejara d’Oeste, Itapema,
  Itapemirim, Itaperuna, Itaperuçu, Itapetim, Itapetinga, Itapetininga, Itapevi, Itapipoca, Itapira, Itapirapuã, Itapirapuã Paulista, Itapiratins, Itapissuma, Itaporanga, Itaporanga d’Ajuda,
  Itapororoca, Itaporã, Itaporã do Tocantins, Itapoá, Itapuca, Itapura, Itapuranga, Itapuã do Oeste, Itapuí, Itapé, Itaquaquecetuba, Itaqui, Itaquiraí, Itaquitinga, Itarana, Itarantim, Itarema,
  Itariri, Itarumã, Itatiaia, Itatiaiuçu, Itatiba, Itatiba do Sul, Itatim, Itatinga, Itatira, Itatuba, Itaubal, Itaueira, Itauçu, Itaverava, Itaóca, Itaú de Minas, Itaúna do Sul, Itinga, Itinga do
  Maranhão, Itiquira, Itirapina, Itirapuã, Itiruçu, Itiúba, Ituaçu, Ituberá, Itueta, Ituiutaba, Itumbiara, Itumirim, Itupiranga, Ituporanga, Iturama, Itutinga, Ituverava, Itápolis, Ivaiporã,
  Ivatuba, Ivaté, Ivinhema, Ivolândia, Ivorá, Ivoti, Iúna, Jaboatão dos Guararapes, Jaborá, Jaboticabal, Jaboticatubas, Jacaraci, Jacaraú, Jacareacanga, Jacarezinho, Jacaré dos Homens, Jaciara,
  Jacobina, Jacobina do Piauí, Jacuizinho, Jacupiranga, Jacuípe, Jaguapitã, Jaguaquara, Jaguarari, Jaguaraçu, Jaguaretama, Jaguari, Jaguaribara, Jaguaribe, Jaguariúna, Jampruca, Jandaia do Sul,
  Janiópolis, Januário Cicco, Japaratinga, Japaratuba, Japaraíba, Japeri, Japoatã, Japonvar, Japorã, Jaquirana, Jaraguari, Jaraguá do Sul, Jardim Olinda, Jardim de Angicos, Jardim de Piranhas,
  Jardim do Mulato, Jardim do Seridó, Jardinópolis, Jarinu, Jataizinho, Jataí, Jateí, Jatobá do Piauí, Jaupaci, Jauru, Jaíba, Jaú do Tocantins, Jeceaba, Jenipapo de Minas, Jenipapo dos Vieiras,
  Jequitinhonha, Jequiá da Praia, Jequié, Jeremoabo, Jeriquara, Jerumenha, Jesuânia, Jesúpolis, Jijoca de Jericoaroara, Jiquiriçá, Jitaúna, Joanópolis, Joaçaba, Joaíma, Joca Marques, Joinville,
  Joselândia, Josenópolis, Joviânia, Juara, Juarez Távora, Juarina, Juatuba, Juazeiro do Norte, Juazeiro do Piauí, Jucati, Jucuruçu, Juiz de Fora, Jumirim, Junco do Maranhão, Junco do Seridó,
  Jundiaí, Jundiaí do Sul, Junqueirópolis, Jupi, Juquitiba, Juripiranga, Juruaia, Juruena, Juruá, Juscimeira, Jussari, Jussiape, Juti, Juína, Kaloré, Lacerdópolis, Ladário, Lafaiete Coutinho, Lago
  da Pedra, Lago do Junco, Lago dos Rodrigues, Lagoa Bonita do Sul, Lagoa Grande do Maranhão, Lagoa da Canoa, Lagoa da Confusão, Lagoa da Prata, Lagoa de Dentro, Lagoa de Pedras, Lagoa de São
  Francisco, Lagoa de Velhos, Lagoa do Barro do Piauí, Lagoa do Carro, Lagoa do Itaenga, Lagoa do Mato, Lagoa do Ouro, Lagoa do Piauí, Lagoa do Sítio, Lagoa do Tocantins, Lagoa dos Gatos, Lagoa dos
  Patos, Lagoa dos Três Cantos, Lagoinha do Piauí, Laguna Carapã, Laje do Muriaé, Lajeado do Bugre, Lajedo do Tabocal, Lajedão, Lamim, Landri Sales, Laranja da Terra, Laranjal do Jari, Laranjeiras
  do Sul, Lassance, Lavras da Mangabeira, Lavras do Sul, Lavrinhas, Lebon Régis, Leme do Prado, Leoberto Leal, Leópolis, Liberato Salzano, Licínio de Almeida, Lidianópolis, Lima Duarte, Limeira do
  Oeste, Limoeiro de Anadia, Limoeiro do Ajuru, Limoeiro do Norte, Lindoeste, Lindolfo Collor, Lindóia, Lindóia do Sul, Linhares, Livramento de Nossa Senhora, Lizarda, Loanda, Lucas do Rio Verde,
  Lucianópolis, Luciára, Luisburgo, Luislândia, Luiziânia, Lunardelli, Lupionópolis, Lupércio, Luzilândia, Luzinópolis, Luziânia, Lábrea, Macaparana, Macapá, Macarani, Macatuba, Macaubal, Macaé,
  Maceió, Macururé, Madre de Deus, Madre de Deus de Minas, Maetinga, Magé, Maiquinique, Mairi, Mairinque, Mairiporã, Mairipotaba, Malhada de Pedras, Malhada dos Bois, Mallet, Mamanguape, Mambaí,
  Mamborê, Mampituba, Manacapuru, Manaquiri, Manari, Manaíra, Mandaguaçu, Mandirituba, Manfrinópolis, Mangaratiba, Manhuaçu, Manhumirim, Manicoré, Mantenópolis, Mar de Espanha, Marabá, Maracaju,
  Maracanaú, Maracaçumé, Maracaí, Maragogi, Maraial, Marajá do Sena, Maranguape, Marapanim, Marapoama, Marataizes, Maratá, Maraã, Maraú, Marcelândia, Marcionílio Souza, Marcolândia, Marechal
  Deodoro, Marechal Thaumaturgo, Marianópolis do Tocantins, Marilândia, Marilândia do Sul, Marinópolis, Maripá de Minas, Marituba, Marizópolis, Mariápolis, Mariópolis, Marliéria, Marmelópolis,
  Martinópole, Martinópolis, Marzagão, Marília, Massapê do Piauí, Massaranduba, Mata Roma, Mata de São João, Mataraca, Matelândia, Materlândia, Mathias Lobato, Matipó, Matrinchã, Matriz de
  Camaragibe, Maturéia, Matões do Norte, Maurilândia, Maurilândia do Tocantins, Mauriti, Mauá, Mauá da Serra, Maxaranguape, Mazagão, Maçambara, Medicilândia, Mendes Pimentel, Meruoca, Messias
  Targino, Mesópolis, Miguelópolis, Milagres do Maranhão, Milton Brandão, Mimoso de Goiás, Mimoso do Sul, Minador do Negrão, Minas do Leão, Minaçu, Mineiros do Tietê, Ministro Andreazza, Miracatu,
  Miracema do Tocantins, Miraguaí, Miranda do Norte, Mirandiba, Mirandópolis, Mirangaba, Miranorte, Mirante da Serra, Mirante do Paranapanema, Miraselva, Mirassol, Mirassol d’Oeste, Mirassolândia,
  Miravânia, Miraí, Miraíma, Mococa, Mogeiro, Mogi das Cruzes, Mogi-Guaçu, Mogi-Mirim, Moiporá, Moju, Mombaça, Mondaí, Mongaguá, Montalvânia, Montauri, Monte Alegre de Goiás, Monte Alegre de Minas,
  Monte Alegre de Sergipe, Monte Alegre do Piauí, Monte Alegre do Sul, Monte Alegre dos Campos, Monte Belo do Sul, Monte Carlo, Monte Horebe, Monte Santo de Minas, Monte Santo do Tocantins, Monte
  das Gameleiras, Monte do Carmo, Monteirópolis, Montes Claros, Montes Claros de Goiás, Montividiu, Montividiu do Norte, Morada Nova de Minas, Moraújo, Moreilândia, Moreira Sales, Morpará, Morretes,
  Morrinhos do Sul, Morro Agudo de Goiás, Morro Reuter, Morro da Fumaça, Morro da Garça, Morro de São Paulo, Morro do Chapéu, Morro do Chapéu do Piauí, Morro do Pilar, Mortugaba, Morungaba, Mossoró,
  Mossâmedes, Mozarlândia, Muaná, Mucajaí, Mucugê, Mucurici, Muliterno, Mulungu do Morro, Munhoz de Melo, Muniz Ferreira, Muniz Freire, Muqui, Muquém de São Francisco, Muriaé, Muribeca, Murici dos
  Portelas, Muricilândia, Muritiba, Murutinga do Sul, Mutunópolis, Mutuípe, Muzambinho, Muçum, Mâncio Lima, Mãe do Rio, Nacip Raydan, Nantes, Nanuque, Natalândia, Natividade da Serra, Natuba,
  Naviraí, Nazarezinho, Nazaré Paulista, Nazaré da Mata, Nazaré do Piauí, Nerópolis, Neópolis, Nhamundá, Nhandeara, Nilópolis, Nioaque, Nipoã, Niquelândia, Niterói, Nonoai, Nortelândia, Nossa
  Senhora da Glória, Nossa Senhora das Dores, Nossa Senhora das Graças, Nossa Senhora de Lourdes, Nossa Senhora de Nazaré, Nossa Senhora do Livramento, Nossa Senhora do Socorro, Nossa Senhora dos
  Remédios, Nova Aliança do Ivaí, Nova Alvorada do Sul, Nova América, Nova América da Colina, Nova Andradina, Nova Bassano, Nova Brasilândia, Nova Brasilândia d’Oeste, Nova Bréscia, Nova Canaã, Nova
  Canaã Paulista, Nova Cantu, Nova Canãa do Norte, Nova Crixás, Nova Erechim, Nova Esperança do Piriá, Nova Esperança do Sudoeste, Nova Esperança do Sul, Nova Europa, Nova Friburgo, Nova Fátima,
  Nova Guataporanga, Nova Hartz, Nova Ibiá, Nova Iguaçu de Goiás, Nova Iorque, Nova Ipixuna, Nova Itarana, Nova Lacerda, Nova Luzitânia, Nova Mamoré, Nova Marilândia, Nova Nazaré, Nova Odessa, Nova
  Olinda, Nova Olinda do Maranhão, Nova Olinda do Norte, Nova Petrópolis, Nova Porteirinha, Nova Prata do Iguaçu, Nova Resende, Nova Roma, Nova Roma do Sul, Nova Rosalândia, Nova Soure, Nova
  Timboteua, Nova Trento, Nova Veneza, Nova Venécia, Novo Aripuanã, Novo Cabrais, Novo Hamburgo, Novo Horizonte do Norte, Novo Horizonte do Oeste, Novo Horizonte do Sul, Novo Itacolomi, Novo Oriente
  de Minas, Novo Oriente do Piauí, Novo São Joaquim, Novo Tiradentes, Novo Xingu, Novorizonte, Nuporanga, Nísia Floresta, Ocauçu, Oeiras, Oeiras do Pará, Oiapoque, Olho d’Água Grande, Olho d’Água
  das Cunhãs, Olho d’Água das Flores, Olho d’Água do Casado, Olho d’Água do Piauí, Olho-d’Água do Borges, Olinda, Olinda Nova do Maranhão, Olindina, Oliveira de Fátima, Oliveira dos Brejinhos,
  Olivença, Olímpio Noronha, Onça de Pitangui, Oriximiná, Orizona, Orizânia, Orlândia, Orocó, Ortigueira, Osasco, Ourilândia do Norte, Ourizona, Ouriçangas, Ouro Branco, Ouro Preto do Oeste, Ouro
  Verde de Goiás, Ouro Verde de Minas, Ouro Verde do Oeste, Ouroeste, Ourolândia, Pacaembu, Pacajus, Pacaraima, Pacatuba, Pacoti, Pacujá, Paes Landim, Paial, Paiçandu, Pajeú do Piauí, Palestina de
  Goiás, Palestina do Pará, Palmares do Sul, Palmas de Monte Alto, Palmeira das Missões, Palmeira do Piauí, Palmeira dos Índios, Palmeirante, Palmeiras de Goiás, Palmeiras do Tocantins, Palmeirina,
  Palmeirândia, Palmeirópolis, Palmelo, Palminópolis, Palmitinho, Palmácia, Palmópolis, Panambi, Papanduva, Paquetá, Paracambi, Paracuru, Paragominas, Paraibuna, Paraipaba, Parambu, Paramoti,
  Paranacity, Paranaguá, Paranaiguara, Paranapanema, Paranapoema, Paranapuã, Paranatama, Paranatinga, Paranavaí, Paranaíba, Paranaíta, Paraopeba, Parapuã, Paratinga, Paraty, Paraty-Mirim,
  Parauapebas, Parazinho, Paraí, Paraíba do Sul, Paraíso do Norte, Paraíso do Sul, Paraíso do Tocantins, Paraúna, Parecis, Pariconha, Parintins, Paripiranga, Paripueira, Pariquera-Açu, Parnaguá,
  Parnamirim, Parnarama, Parobé, Pará de Minas, Passabém, Passagem Franca do Piauí, Passira, Passo Fundo, Passo de Camaragibe, Passo de Torres, Passo do Sobrado, Pato Branco, Patos de Minas, Patos
  do Piauí, Patrocínio do Muriaé, Patu, Paty do Alferes, Pau d’Arco do Piauí, Pau dos Ferros, Paudalho, Pauini, Paulicéia, Paulo Afonso, Paverama, Pavussu, Paço do Lumiar, Peabiru, Pedra Branca do
  Amapari, Pedra do Anta, Pedra do Indaiá, Pedranópolis, Pedras de Fogo, Pedras de Maria da Cruz, Pedrinópolis, Peixoto de Azevedo, Pejuçara, Pelotas, Penaforte, Penedo, Penápolis, Pequeri,
  Peritiba, Peritoró, Perolândia, Peruíbe, Petrolina, Petrolina de Goiás, Petrolândia, Petrópolis, Peçanha, Piacatu, Piancó, Piatã, Piaçabuçu, Piedade de Caratinga, Piedade de Ponte Nova, Piedade do
  Rio Grande, Piedade dos Gerais, Pilar de Goiás, Pilar do Sul, Pimenta Bueno, Pimenteiras do Oeste, Pindamonhangaba, Pindaré Mirim, Pindaí, Pindobaçu, Pindorama do Tocantins, Pindoretama, Pinhal da
  Serra, Pinhal de São Bento, Pinhalão, Pinheirinho do Vale, Pintópolis, Pio IX, Pio XII, Piquerobi, Piquet Carneiro, Piracaia, Piracicaba, Piracuruca, Pirajuí, Pirangi, Piranguinho, Piranguçu,
  Pirapora, Pirapora do Bom Jesus, Pirapozinho, Pirapó, Pirassununga, Piratini, Piratininga, Piratuba, Piraí do Norte, Piraí do Sul, Piraúba, Pirenópolis, Pires do Rio, Piripá, Piritiba,
  Pirpirituba, Pitimbu, Piumhi, Piên, Piúma, Planaltina do Paraná, Planalto da Serra, Plácido de Castro, Poconé, Pocrane, Pojuca, Pomerode, Pompéu, Pongaí, Ponta Grossa, Ponta Porã, Ponta de Pedras,
  Pontal do Araguaia, Pontal do Paraná, Pontalina, Pontalinda, Ponte Alta do Bom Jesus, Ponte Alta do Norte, Ponte Alta do Tocantins, Pontes Gestal, Pontes e Lacerda, Ponto dos Volantes, Porangatu,
  Porecatu, Portalegre, Porteirinha, Porteirão, Portel, Portelândia, Porto Alegre do Norte, Porto Alegre do Piauí, Porto Alegre do Tocantins, Porto Esperidião, Porto Mauá, Porto Real do Colégio,
  Porto Rico do Maranhão, Porto Seguro, Porto Velho, Porto Walter, Porto Xavier, Porto da Folha, Porto de Galinhas, Porto de Moz, Porto de Pedras, Porto do Mangue, Porto dos Gaúchos, Potengi, Potim,
  Potiraguá, Potirendaba, Potiretama, Poté, Pouso Alegre, Poxoréo, Poço Dantas, Poço das Antas, Poço das Trincheiras, Poço de José de Moura, Poços de Caldas, Poção de Pedras, Pracuúba, Pradópolis,
  Pranchita, Prata do Piauí, Pratápolis, Pratânia, Presidente Epitácio, Presidente Prudente, Primavera de Rondônia, Primavera do Leste, Primeiro de Maio, Propriá, Protásio Alves, Prudente de Morais,
  Prudentópolis, Pugmil, Putinga, Puxinanã, Pão de Açúcar, Pé de Serra, Quaraí, Quatiguá, Quebrangulo, Quedas do Iguaçu, Queluz, Querência do Norte, Quijingue, Quinta do Sol, Quinze de Novembro,
  Quipapá, Quirinópolis, Quissamã, Quiterianópolis, Quixabá, Quixadá, Quixelô, Quixeramobim, Quixeré, Rafard, Ramilândia, Rancho Alegre d’Oeste, Recanto das Emas, Recursolândia, Redenção da Serra,
  Redenção do Gurguéia, Regente Feijó, Reginópolis, Reriutaba, Resende Costa, Reserva do Cabaçal, Reserva do Iguaçu, Ressaquinha, Retirolândia, Riacho da Cruz, Riacho das Almas, Riacho de Santana,
  Riacho de Santo Antônio, Riacho dos Cavalos, Riacho dos Machados, Riachão das Neves, Riachão do Bacamarte, Riachão do Dantas, Riachão do Jacuípe, Riachão do Poço, Rialma, Rianápolis, Ribamar
  Fiquene, Ribas do Rio Pardo, Ribeira do Amparo, Ribeira do Piauí, Ribeira do Pombal, Ribeiro Gonçalves, Ribeirão Pires, Ribeirão Preto, Ribeirão das Neves, Ribeirão do Largo, Ribeirão do Pinhal,
  Ribeirão do Sul, Ribeirão dos Índios, Ribeirópolis, Rifaina, Rinópolis, Rio Bonito do Iguaçu, Rio Branco, Rio Branco do Ivaí, Rio Branco do Sul, Rio Claro, Rio Grande da Serra, Rio Grande do
  Piauí, Rio Novo do Sul, Rio Paranaíba, Rio Pardo de Minas, Rio Preto da Eva, Rio Rufino, Rio Verde, Rio Verde de Mato Grosso, Rio da Conceição, Rio das Antas, Rio das Flores, Rio das Ostras, Rio
  das Pedras, Rio de Contas, Rio de Janeiro, Rio do Antônio, Rio do Campo, Rio do Fogo, Rio do Oeste, Rio do Pires, Rio do Prado, Rio do Sul, Rio dos Bois, Rio dos Cedros, Rio dos Índios, Riolândia,
  Riozinho, Ritápolis, Riversul, Roca Sales, Rochedo de Minas, Rodolfo Fernandes, Rolim de Moura, Romelândia, Rondolândia, Rondon do Pará, Rondonópolis, Rorainópolis, Rubiataba, Rubinéia, Rurópolis,
  Sabará, Sabinópolis, Sabáudia, Saldanha Marinho, Sales Oliveira, Salesópolis, Salgado de São Félix, Salinas da Margarida, Salinópolis, Saloá, Salto da Divisa, Salto de Pirapora, Salto do Céu,
  Salto do Itararé, Salto do Jacuí, Salto do Lontra, Sanclerlândia, Sandolândia, Sandovalina, Santa Bárbara de Goiás, Santa Bárbara do Leste, Santa Bárbara do Monte Verde, Santa Bárbara do Pará,
  Santa Bárbara do Sul, Santa Bárbara do Tugúrio, Santa Cecília do Pavão, Santa Cecília do Sul, Santa Clara do Sul, Santa Cruz Monte Castelo, Santa Cruz da Baixa Verde, Santa Cruz da Conceição,
  Santa Cruz da Esperança, Santa Cruz da Vitória, Santa Cruz das Palmeiras, Santa Cruz de Goiás, Santa Cruz de Minas, Santa Cruz de Salinas, Santa Cruz do Arari, Santa Cruz do Capibaribe, Santa Cruz
  do Escalvado, Santa Cruz do Piauí, Santa Cruz do Rio Pardo, Santa Cruz do Sul, Santa Cruz do Xingu, Santa Cruz dos Milagres, Santa Efigênia de Minas, Santa Filomena do Maranhão, Santa Fé de Goiás,
  Santa Fé de Minas, Santa Fé do Araguaia, Santa Fé do Sul, Santa Helena de Goiás, Santa Helena de Minas, Santa Isabel do Ivaí, Santa Isabel do Pará, Santa Isabel do Rio Negro, Santa Izabel do
  Oeste, Santa Luzia do Itanhy, Santa Luzia do Norte, Santa Luzia do Paruá, Santa Luzia do Pará, Santa Margarida do Sul, Santa Maria da Boa Vista, Santa Maria da Serra, Santa Maria da Vitória, Santa
  Maria das Barreiras, Santa Maria de Itabira, Santa Maria de Jetibá, Santa Maria do Cambucá, Santa Maria do Herval, Santa Maria do Oeste, Santa Maria do Pará, Santa Maria do Salto, Santa Maria do
  Suaçuí, Santa Maria do Tocantins, Santa Quitéria do Maranhão, Santa Rita de Caldas, Santa Rita de Cássia, Santa Rita de Ibitipoca, Santa Rita de Jacutinga, Santa Rita de Minas, Santa Rita do
  Araguaia, Santa Rita do Itueto, Santa Rita do Novo Destino, Santa Rita do Pardo, Santa Rita do Passa Quatro, Santa Rita do Sapucaí, Santa Rita do Tocantins, Santa Rita do Trivelato, Santa Rosa da
  Serra, Santa Rosa de Goiás, Santa Rosa de Lima, Santa Rosa de Viterbo, Santa Rosa do Piauí, Santa Rosa do Purus, Santa Rosa do Sul, Santa Rosa do Tocantins, Santa Tereza de Goiás, Santa Tereza do
  Oeste, Santa Tereza do Tocantins, Santa Terezinha de Goiás, Santa Terezinha de Itaipu, Santa Terezinha do Progresso, Santa Terezinha do Tocantins, Santa Vitória do Palmar, Santaluz, Santana da Boa
  Vista, Santana da Ponte Pensa, Santana da Vargem, Santana de Cataguases, Santana de Mangueira, Santana de Parnaíba, Santana de Pirapama, Santana do Acaraú, Santana do Araguaia, Santana do Cariri,
  Santana do Deserto, Santana do Garambéu, Santana do Ipanema, Santana do Itararé, Santana do Jacaré, Santana do Livramento, Santana do Manhuaçu, Santana do Maranhão, Santana do Matos, Santana do
  Mundaú, Santana do Paraíso, Santana do Piauí, Santana do Riacho, Santana do Seridó, Santana do São Francisco, Santana dos Garrotes, Santana dos Montes, Santanópolis, Santarém, Santiago do Sul,
  Santo Amaro da Imperatriz, Santo Amaro das Brotas, Santo Amaro do Maranhão, Santo Antônio da Alegria, Santo Antônio da Barra, Santo Antônio da Patrulha, Santo Antônio da Platina, Santo Antônio das
  Missões, Santo Antônio de Goiás, Santo Antônio de Jesus, Santo Antônio de Lisboa, Santo Antônio de Posse, Santo Antônio de Pádua, Santo Antônio do Amparo, Santo Antônio do Aracanguá, Santo Antônio
  do Aventureiro, Santo Antônio do Caiuá, Santo Antônio do Descoberto, Santo Antônio do Grama, Santo Antônio do Itambé, Santo Antônio do Içá, Santo Antônio do Jacinto, Santo Antônio do Jardim, Santo
  Antônio do Leste, Santo Antônio do Leverger, Santo Antônio do Monte, Santo Antônio do Palma, Santo Antônio do Paraíso, Santo Antônio do Pinhal, Santo Antônio do Planalto, Santo Antônio do Retiro,
  Santo Antônio do Rio Abaixo, Santo Antônio do Sudoeste, Santo Antônio do Tauá, Santo Antônio dos Lopes, Santo Antônio dos Milagres, Santo Expedito do Sul, Santo Inácio do Piauí, Santos Dumont,
  Santópolis do Aguapeí, Sapeaçu, Sapucaia do Sul, Sarapuí, Sardoá, Sarutaiá, Sarzedo, Satuba, Satubinha, Saubara, Saudade do Iguaçu, Sebastianópolis do Sul, Seberi, Selbach, Selvíria, Sengés,
  Senhor do Bonfim, Senhora de Oliveira, Senhora do Porto, Senhora dos Remédios, Sentinela do Sul, Serafina Corrêa, Seritinga, Seropédica, Serra Azul de Minas, Serra Negra do Norte, Serra Talhada,
  Serra da Raiz, Serra da Saudade, Serra de São Bento, Serra do Mel, Serra do Navio, Serra do Ramalho, Serra do Salitre, Serra dos Aimorés, Serrano do Maranhão, Serranópolis, Serranópolis de Minas,
  Serranópolis do Iguaçu, Serrinha dos Pintos, Serrita, Serrolândia, Sertanópolis, Sertânia, Sete Lagoas, Sete de Setembro, Setubinha, Siderópolis, Sidrolândia, Sigefredo Pacheco, Silvanópolis,
  Silveirânia, Silvianópolis, Silvânia, Simolândia, Simonésia, Sinop, Siqueira Campos, Sirinhaém, Sobral, Socorro do Piauí, Soledade de Minas, Solonópole, Sooretama, Sorocaba, Soure, Sucupira do
  Norte, Sucupira do Riachão, Sud Mennucci, Sussuapara, Suzano, Suzanápolis, São Benedito do Rio Preto, São Benedito do Sul, São Bento do Norte, São Bento do Sapucaí, São Bento do Sul, São Bento do
  Tocantins, São Bento do Trairí, São Bento do Una, São Bernardo do Campo, São Borja, São Braz do Piauí, São Brás do Suaçuí, São Caetano de Odivela, São Caetano do Sul, São Carlos do Ivaí, São
  Cristovão do Sul, São Domingos das Dores, São Domingos de Pombal, São Domingos do Araguaia, São Domingos do Azeitão, São Domingos do Capim, São Domingos do Cariri, São Domingos do Maranhão, São
  Domingos do Norte, São Domingos do Prata, São Domingos do Sul, São Francisco de Assis, São Francisco de Assis do Piauí, São Francisco de Goiás, São Francisco de Itabapoana, São Francisco de Paula,
  São Francisco de Sales, São Francisco do Brejão, São Francisco do Conde, São Francisco do Glória, São Francisco do Guaporé, São Francisco do Maranhão, São Francisco do Oeste, São Francisco do
  Pará, São Francisco do Piauí, São Francisco do Sul, São Félix de Balsas, São Félix de Minas, São Félix do Araguaia, São Félix do Coribe, São Félix do Piauí, São Félix do Tocantins, São Félix do
  Xingu, São Gabriel da Cachoeira, São Gabriel da Palha, São Gabriel do Oeste, São Geraldo da Piedade, São Geraldo do Araguaia, São Geraldo do Baixio, São Gonçalo do Abaeté, São Gonçalo do Amarante,
  São Gonçalo do Gurguéia, São Gonçalo do Pará, São Gonçalo do Piauí, São Gonçalo do Rio Abaixo, São Gonçalo do Rio Preto, São Gonçalo do Sapucaí, São Gonçalo dos Campos, São Jerônimo da Serra, São
  Joaquim da Barra, São Joaquim de Bicas, São Joaquim do Monte, São Jorge do Ivaí, São Jorge do Patrocínio, São José da Barra, São José da Bela Vista, São José da Boa Vista, São José da Coroa
  Grande, São José da Lagoa Tapada, São José da Laje, São José da Lapa, São José da Safira, São José da Tapera, São José da Varginha, São José da Vitória, São José das Missões, São José das
  Palmeiras, São José de Caiana, São José de Espinharas, São José de Mipibu, São José de Piranhas, São José de Princesa, São José de Ribamar, São José de Ubá, São José do Alegre, São José do
  Barreiro, São José do Belmonte, São José do Bonfim, São José do Brejo do Cruz, São José do Calçado, São José do Campestre, São José do Cedro, São José do Cerrito, São José do Divino, São José do
  Egito, São José do Goiabal, São José do Herval, São José do Hortêncio, São José do Inhacorá, São José do Jacuri, São José do Jacuípe, São José do Mantimento, São José do Norte, São José do Ouro,
  São José do Peixe, São José do Piauí, São José do Povo, São José do Rio Claro, São José do Rio Pardo, São José do Rio Preto, São José do Sabugi, São José do Seridó, São José do Sul, São José do
  Vale do Rio Preto, São José do Xingu, São José dos Ausentes, São José dos Basílios, São José dos Campos, São José dos Cordeiros, São José dos Pinhais, São José dos Quatro Marcos, São José dos
  Ramos, São João Batista do Glória, São João da Baliza, São João da Barra, São João da Boa Vista, São João da Canabrava, São João da Fronteira, São João da Lagoa, São João da Mata, São João da
  Paraúna, São João da Ponta, São João da Ponte, São João da Serra, São João da Urtiga, São João da Varjota, São João das Duas Pontes, São João das Missões, São João de Iracema, São João de Meriti,
  São João de Pirabas, São João del Rei, São João do Araguaia, São João do Arraial, São João do Caiuá, São João do Cariri, São João do Carú, São João do Itaperiú, São João do Ivaí, São João do
  Jaguaribe, São João do Manhuaçu, São João do Manteninha, São João do Oeste, São João do Oriente, São João do Pacuí, São João do Paraíso, São João do Pau d’Alho, São João do Piauí, São João do
  Polêsine, São João do Rio do Peixe, São João do Sabugi, São João do Soter, São João do Sul, São João do Tigre, São João do Triunfo, São João dos Patos, São Lourenço da Mata, São Lourenço da Serra,
  São Lourenço do Oeste, São Lourenço do Piauí, São Lourenço do Sul, São Luis do Piauí, São Luís Gonzaga do Maranhão, São Luís de Montes Belos, São Luís do Curu, São Luís do Paraitinga, São Luís do
  Quitunde, São Luíz do Norte, São Manoel do Paraná, São Martinho da Serra, São Mateus do Maranhão, São Mateus do Sul, São Miguel da Baixa Grande, São Miguel da Boa Vista, São Miguel das Matas, São
  Miguel das Missões, São Miguel de Taipu, São Miguel de Touros, São Miguel do Aleixo, São Miguel do Anta, São Miguel do Araguaia, São Miguel do Fidalgo, São Miguel do Guamá, São Miguel do Guaporé,
  São Miguel do Iguaçu, São Miguel do Oeste, São Miguel do Passa Quatro, São Miguel do Tapuio, São Miguel do Tocantins, São Miguel dos Campos, São Miguel dos Milagres, São Paulo das Missões, São
  Paulo de Olivença, São Paulo do Potengi, São Pedro da Aldeia, São Pedro da Cipa, São Pedro da Serra, São Pedro da União, São Pedro da Água Branca, São Pedro das Missões, São Pedro de Alcântara,
  São Pedro do Butiá, São Pedro do Iguaçu, São Pedro do Ivaí, São Pedro do Paraná, São Pedro do Piauí, São Pedro do Suaçuí, São Pedro do Sul, São Pedro do Turvo, São Pedro dos Crentes, São Pedro dos
  Ferros, São Raimundo das Mangabeiras, São Raimundo do Doca Bezerra, São Roque de Minas, São Roque do Canaã, São Salvador do Tocantins, São Sebastião da Amoreira, São Sebastião da Bela Vista, São
  Sebastião da Boa Vista, São Sebastião da Grama, São Sebastião da Vargem Alegre, São Sebastião de Lagoa de Roça, São Sebastião do Alto, São Sebastião do Anta, São Sebastião do Caí, São Sebastião do
  Maranhão, São Sebastião do Oeste, São Sebastião do Paraíso, São Sebastião do Passé, São Sebastião do Rio Preto, São Sebastião do Rio Verde, São Sebastião do Tocantins, São Sebastião do Uatumã, São
  Sebastião do Umbuzeiro, São Thomé das Letras, São Tomás de Aquino, São Valentim do Sul, São Valério do Sul, São Vicente de Minas, São Vicente do Sul, Sítio Novo do Tocantins, Sítio do Mato, Sítio
  do Quinto, Tabaporã, Tabaí, Tabocas do Brejo Velho, Taboleiro Grande, Taboão da Serra, Tabuleiro do Norte, Tacaimbó, Tacaratu, Taguaí, Tailândia, Taipas do Tocantins, Taipu, Taió, Taiúva, Tambaú,
  Tamboara, Tamboril do Piauí, Tanabi, Tangará da Serra, Tanque do Piauí, Taparuba, Tapauá, Taperoá, Tapiramutá, Tapiratiba, Tapiraí, Tapurah, Taquaral de Goiás, Taquarana, Taquaraçu de Minas,
  Taquaritinga, Taquaritinga do Norte, Taquarituba, Taquarivaí, Taquarussu, Taquaruçu do Sul, Tarabai, Tarauacá, Tarumirim, Tasso Fragoso, Taubaté, Tefé, Teixeira Soares, Teixeira de Freitas,
  Teixeirópolis, Tejupá, Tejuçuoca, Telêmaco Borba, Tenente Ananias, Teofilândia, Teolândia, Teotônio Vilela, Teresina, Teresina de Goiás, Teresópolis, Terezópolis de Goiás, Terra Nova do Norte,
  Terra de Areia, Teófilo Otoni, Tianguá, Tibagi, Tibau, Tibau do Sul, Tijucas do Sul, Timbaúba dos Batistas, Timbé do Sul, Tio Hugo, Tiradentes, Tiradentes do Sul, Tobias Barreto, Tocantinópolis,
  Tocantínia, Tocos do Moji, Tomar do Geru, Tomazina, Tonantins, Toritama, Torixoréu, Toropi, Torre de Pedra, Trabiju, Tracuateua, Tracunhaém, Traipu, Trairi, Trajano de Morais, Tramandaí, Treviso,
  Treze de Maio, Trindade do Sul, Trizidela do Vale, Três Barras do Paraná, Três Lagoas, Três Rios, Três de Maio, Tucunduva, Tucuruí, Tufilândia, Tumiritinga, Tunas do Paraná, Tuneiras do Oeste,
  Tuntum, Tunápolis, Tupaciguara, Tupanatinga, Tupanci do Sul, Tupanciretã, Tupandi, Tuparendi, Tuparetama, Tupirama, Tupiratins, Tupãssi, Turiaçu, Turilândia, Turiúba, Turvelândia, Turvolândia,
  Turvânia, Tutóia, Uarini, Ubaitaba, Ubajara, Ubaporanga, Ubatuba, Ubaí, Ubaíra, Uberaba, Uberlândia, Ubiretama, Uchoa, Uibaí, Uiramutã, Ulianópolis, Umburatiba, Umirim, Umuarama, Unaí, Unistalda,
  União da Serra, União da Vitória, União de Minas, União do Oeste, União do Sul, União dos Palmares, Upanema, Urandi, Uruana, Uruana de Minas, Uruará, Uruaçu, Urubici, Uruburetama, Urucará,
  Urucuia, Urucurituba, Urucânia, Uruguaiana, Uruoca, Urupá, Urussanga, Urutaí, Uruçuca, Uruçuí, Utinga, Vale de São Domingos, Vale do Anari, Vale do Paraíso, Vale do Sol, Valença do Piauí,
  Valparaíso, Valparaíso de Goiás, Vargem Grande do Rio Pardo, Vargem Grande do Sul, Vargeão, Varginha, Varjão de Minas, Varzelândia, Venda Nova do Imigrante, Vera Cruz do Oeste, Veranópolis,
  Verdelândia, Vertente do Lério, Vespasiano Correa, Viamão, Vianópolis, Vicentinópolis, Vidal Ramos, Vieirópolis, Vila Bela da Santíssima Trindade, Vila Lângaro, Vila Nova do Piauí, Vila Nova do
  Sul, Vila Nova dos Martírios, Vila Valério, Vila Velha, Vilhena, Viradouro, Virgem da Lapa, Virginópolis, Virgolândia, Virmond, Visconde de Mauá, Viseu, Vista Alegre do Alto, Vista Alegre do
  Prata, Vitória da Conquista, Vitória das Missões, Vitória de Santo Antão, Vitória do Jari, Vitória do Mearim, Vitória do Xingu, Viçosa do Ceará, Volta Redonda, Votorantim, Votuporanga, Várzea da
  Palma, Várzea da Roça, Várzea do Poço, Wall Ferraz, Wanderlândia, Westfália, Witmarsum, Xambrê, Xangri-lá, Xanxerê, Xapuri, Xinguara, Xique-Xique, Água Azul do Norte, Água Doce do Maranhão, Água
  Doce do Norte, Água Fria de Goiás, Águas Lindas de Goiás, Águas da Prata, Águas de Chapecó, Águas de Lindóia, Águas de Santa Bárbara, Águas de São Pedro, Óbidos
`;
